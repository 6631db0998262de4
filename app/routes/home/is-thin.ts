import type { SearchQuery } from '#app/domain/search/search.ts';
import type { FieldErrors } from '#app/errors/app-error.ts';

type ThinSearch = { query: SearchQuery; fields: FieldErrors | null };

/**
 * Whether search engines should not list a search: later pages, what changes with the hour or with
 * who looks, part of another list under the same title, and what was asked wrongly.
 */
export function isThin({ query, fields }: ThinSearch): boolean {
  const { cursor, open, day, lat, bounds, min_rating, metro, city } = query;
  const isPart = metro !== undefined && city !== undefined;
  const reasons = [cursor, open, day, lat, bounds, min_rating, fields ?? undefined];
  return isPart || reasons.some((reason) => reason !== undefined);
}
