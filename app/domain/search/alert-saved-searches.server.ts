import { runEach } from '#app/errors/promises.ts';
import { parseLeniently, toFirstValues } from '#app/errors/parse.ts';
import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Answer } from '../call-function.ts';
import { searchQuerySchema } from './search-query.ts';
import { searchDirectory } from './search.server.ts';

/** How many saved searches a run of the hourly task runs; the next one continues. */
const searchesPerRun = 100;

/**
 * Runs the saved searches that are due, and tells their people of listings that are new. One that
 * fails is due again an hour later.
 * @param makeServices called for each search, whose reads have a time limit of their own
 * @throws AppError backend_unavailable when those due are not known; AggregateError of those that failed
 */
export async function alertSavedSearches(
  makeServices: () => Pick<Services, 'db' | 'serviceDb' | 'cache'>,
): Promise<void> {
  const leased = requireData(
    await makeServices().serviceDb.rpc('lease_saved_searches', { max_rows: searchesPerRun }),
  ) as Answer<'lease_saved_searches'>;
  await runEach(leased, async ({ id, address }) => {
    const services = makeServices();
    const { results } = await searchDirectory(services, readAddress(address));
    const slugs = results.map(({ slug }) => slug);
    requireData(await services.serviceDb.rpc('alert_saved_search', { search_id: id, slugs }));
  });
}

/** Returns the search of a results' address, the newest listings first. */
function readAddress(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://mainstreet.invalid');
  const metro = /^\/browse\/metro\/([^/]+)$/.exec(pathname)?.[1];
  if (metro !== undefined) searchParams.set('metro', metro);
  searchParams.set('sort', 'newest');
  searchParams.delete('cursor');
  return parseLeniently(searchQuerySchema, toFirstValues(searchParams)).value;
}
