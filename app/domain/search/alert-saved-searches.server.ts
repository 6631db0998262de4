import { parseLeniently, toFirstValues } from '#app/errors/parse.ts';
import { runEach } from '#app/errors/promises.ts';
import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { postFunction } from '../post-function.ts';
import { searchQuerySchema } from './search-query.ts';
import { searchDirectory } from './search.server.ts';
import { timeParameters } from './search.ts';

/** How many saved searches a run of the hourly task runs; the next one continues. */
const searchesPerRun = 100;

/**
 * Runs the saved searches of people who have one that is due, and tells each person once of listings
 * that are new. A search that fails is run again with the person's others, the next day.
 * @param makeServices called for each search, whose reads have a time limit of their own
 * @throws AppError backend_unavailable when those due are not known; AggregateError of those that failed
 */
export async function alertSavedSearches(
  makeServices: () => Pick<Services, 'db' | 'serviceDb' | 'cache' | 'watch'>,
): Promise<void> {
  const { serviceDb } = makeServices();
  const leased = await postFunction({ db: serviceDb }, 'lease_saved_searches', {
    max_rows: searchesPerRun,
  });
  await runEach(leased, async ({ person, searches }) => {
    const found: { id: string; slugs: string[] }[] = [];
    const running = runEach(searches, async ({ id, address }) => {
      const { results } = await searchDirectory(makeServices(), readAddress(address));
      found.push({ id, slugs: results.map(({ slug }) => slug) });
    });
    const [ran] = await Promise.allSettled([running]);
    if (found.length > 0) {
      requireData(
        await makeServices().serviceDb.rpc('alert_saved_searches', { person, results: found }),
      );
    }
    if (ran.status === 'rejected') throw ran.reason;
  });
}

/** Returns the search of a results' address at any time of day, the newest listings first. */
function readAddress(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://mainstreet.invalid');
  const metro = /^\/browse\/metro\/([^/]+)$/.exec(pathname)?.[1];
  if (metro !== undefined) searchParams.set('metro', metro);
  searchParams.set('sort', 'newest');
  for (const name of [...timeParameters, 'cursor']) searchParams.delete(name);
  return parseLeniently(searchQuerySchema, toFirstValues(searchParams)).value;
}
