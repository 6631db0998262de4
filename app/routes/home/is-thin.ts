import type { SearchQuery } from '#app/domain/search/search.ts';
import type { ShownAnswer } from './view-data.ts';
import type { FieldErrors } from '#app/errors/app-error.ts';

type ThinSearch = {
  query: SearchQuery;
  fields: FieldErrors | null;
  answer: Pick<ShownAnswer, 'results' | 'place' | 'left_out'>;
};

/**
 * Returns whether search engines should not index a search: one without results or with partial
 * ones, words without a place and unknown places (there is no end of both), later pages, what
 * depends on the time or the visitor, a part of another list with the same title, and invalid
 * searches.
 */
export function isThin({ query, fields, answer }: ThinSearch): boolean {
  const { q, near, cursor, open, day, lat, bounds, min_rating, metro, city, features } = query;
  const isPlaced = answer.place !== null || metro !== undefined || city !== undefined;
  if (answer.results.length === 0 || answer.left_out.length > 0) return true;
  if (q !== undefined && !isPlaced) return true;
  if (near !== undefined && (answer.place === null || answer.place.is_guess)) return true;
  if (metro !== undefined && city !== undefined) return true;
  const reasons = [cursor, open, day, lat, bounds, min_rating, features, fields ?? undefined];
  return reasons.some((reason) => reason !== undefined);
}
