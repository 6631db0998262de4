import { findCachedPlace } from '#app/domain/place/place.server.ts';
import { isAnywhere } from '#app/domain/place/place.ts';
import type { SuggestQuery } from '#app/domain/search/search-query.ts';
import type { Suggestions } from '#app/domain/search/search.ts';
import { findPopular, findSuggestions } from '#app/domain/search/suggestions.server.ts';
import type { AppContext } from '../env.ts';

/**
 * Returns suggestions, for an empty text the largest categories there, those near the visitor's place first. A place within a metro counts as the
 * metro, whose visitors share the cached copies; an unknown one makes no difference.
 * @throws AppError backend_unavailable
 */
export async function suggest(c: AppContext, { q, near = '' }: SuggestQuery): Promise<Suggestions> {
  const services = c.get('services');
  const isPlaced = near.trim() !== '' && !isAnywhere(near);
  const place = isPlaced ? await findCachedPlace(services, near) : null;
  if (q.trim() === '') return findPopular(services, place?.metro?.slug);
  return findSuggestions(services, { q, near: place?.metro?.name ?? place?.name });
}
