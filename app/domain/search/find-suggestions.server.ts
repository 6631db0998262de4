import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import type { Suggestions } from './search.ts';

/**
 * Returns completions for a partly typed text: up to 5 businesses, 4 categories, 6 places, 3
 * streets and 3 whole searches.
 * @throws AppError backend_unavailable
 */
export function findSuggestions(
  { db, cache }: Pick<Services, 'db' | 'cache'>,
  q: string,
): Promise<Suggestions> {
  const typed = q.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return cache.read('suggest', typed, async () => {
    return { value: await readPublic({ db }, 'suggest', { q: typed }), isKept: true };
  });
}
