import type { Env } from '#app/config/env.ts';
import { logFailure } from '#app/errors/write-log.ts';
import { purges } from '#app/config/limits.ts';

/** Announces a write, so that the cache in front is purged. */
export type EnqueuePurge = () => void;

/**
 * The context of a Worker's handler; `cache` exists if Cloudflare's cache is in front, locally
 * never.
 */
type WithEdgeCache = { cache?: CacheContext };

type EnqueuePurgeOptions = {
  context: object;
  queue: Env['purgeQueue'];
  waitUntil: (work: Promise<unknown>) => void;
};

/**
 * Returns a function that enqueues "something was written", or null if there is no cache in front.
 * The consumer reads what changed from the database, so duplicate messages cause one purge.
 */
export function createEnqueuePurge({
  context,
  queue,
  waitUntil,
}: EnqueuePurgeOptions): EnqueuePurge | null {
  if ((context as WithEdgeCache).cache === undefined) return null;
  return () => waitUntil(queue.send(null).catch(logFailure));
}

/** The argument of Cloudflare's `purge`. */
export type Purge = { tags: string[] } | { purgeEverything: true };

/**
 * Tags that are never sent as tags: any response may depend on them, so they purge everything.
 */
const ofAll = new Set(['everything', 'settings']);

/**
 * Returns the value of `Cache-Tag` for a response made of these tags: null if there are too many,
 * '' if only purging everything can touch it.
 */
export function toCacheTag(tags: readonly string[]): string | null {
  const sent = tags.filter((tag) => !ofAll.has(tag));
  return sent.length > purges.tagsPerAnswer ? null : sent.join(',');
}

/** Returns what to purge after changes of these tags, in one call; null without changes. */
export function choosePurge(touched: readonly string[]): Purge | null {
  if (touched.length === 0) return null;
  const isTooMuch = touched.length > purges.tagsPerCall;
  if (isTooMuch || touched.some((tag) => ofAll.has(tag))) return { purgeEverything: true };
  return { tags: [...touched] };
}
