import type { SqlFunctions } from '#app/domain/answers.ts';
import { type Answer, callFunction } from '#app/domain/call-function.ts';
import { toReading } from '#app/domain/search/to-reading.ts';
import { asAnyone, asService } from './clients.ts';
import { shippedVocabulary as vocabulary } from './shipped-vocabulary.ts';

/** Searches as the Worker does: the text is read before the database sees it. */
export function search(
  args: SqlFunctions['search_businesses']['Args'],
  now = new Date(),
): Promise<Answer<'search_businesses'>> {
  const { q, near, lat, radius_miles, south, category, open_now, open_minute } = args;
  const asked = {
    ...(q !== undefined && { q }),
    ...(near !== undefined && { near }),
    ...(lat !== undefined && { lat }),
    ...(radius_miles !== undefined && { radius_miles }),
    ...(category !== undefined && { category }),
    ...(south !== undefined && { bounds: { south, west: 0, north: 0, east: 0 } }),
    ...(open_now && { open: 'now' as const }),
    ...(open_minute !== undefined && { day: 'mon' as const }),
  };
  const reading = toReading(asked, { vocabulary, now });
  return callFunction({ db: asAnyone() }, 'search_businesses', {
    ...args,
    reading,
  });
}

export async function searchNames(
  args: SqlFunctions['search_businesses']['Args'],
): Promise<string[]> {
  return (await search(args)).results.map(({ name }) => name);
}

export async function findCategoryId(slug: string): Promise<number> {
  const { data } = await asService().from('categories').select('id').eq('slug', slug).single();
  return data?.id ?? 0;
}
