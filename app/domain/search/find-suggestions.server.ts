import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import type { Suggestions } from './search.ts';

/**
 * What a visitor may mean while still typing: up to 5 businesses, 4 categories, 6 places, and 3
 * streets and whole searches.
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
