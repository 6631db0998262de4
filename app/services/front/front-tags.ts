import { purges } from '#app/config/limits.ts';

/** What purging takes, of what Cloudflare's cache offers. */
export type Purge = { tags: string[] } | { purgeEverything: true };

/** Topics that stand on each answer, or on none, though any may depend on it. */
const ofAll = new Set(['everything', 'settings']);

/**
 * The names by which an answer that is made of these topics can be purged, for `Cache-Tag`.
 * @returns null where it has too many; '' where no write touches it but one that purges everything
 */
export function toCacheTag(topics: readonly string[]): string | null {
  const tags = topics.filter((topic) => !ofAll.has(topic));
  return tags.length > purges.tagsPerAnswer ? null : tags.join(',');
}

/** What to purge when these topics were touched, in one call; null where nothing was. */
export function choosePurge(touched: readonly string[]): Purge | null {
  if (touched.length === 0) return null;
  const isTooMuch = touched.length > purges.tagsPerCall;
  if (isTooMuch || touched.some((topic) => ofAll.has(topic))) return { purgeEverything: true };
  return { tags: [...touched] };
}
