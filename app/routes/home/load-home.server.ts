import { searchAddress } from '#app/components/search-address.ts';
import { limits } from '#app/config/limits.ts';
import { searchDirectory } from '#app/domain/search/search-directory.server.ts';
import type { SearchAnswer, SearchQuery } from '#app/domain/search/search.ts';
import { findMap } from '#app/domain/map/find-map.server.ts';
import { type TileSource, formatBounds } from '#app/domain/map/map.ts';
import { AppError, type FieldErrors } from '#app/errors/app-error.ts';
import type { Services } from '#app/services/services.ts';

type ParsedSearch = { query: SearchQuery; fields: FieldErrors | null };

const bestRatedShown = 6;
const newestShown = 6;

/** What the home screen shows while nothing is searched for. */
export async function loadDirectory(services: Services) {
  const everything = { radius_miles: limits.radiusMiles.default };
  const [best, newest] = await Promise.all([
    searchDirectory(services, { ...everything, sort: 'rating' }),
    searchDirectory(services, { ...everything, sort: 'newest' }),
  ]);
  return {
    kind: 'directory' as const,
    categories: best.facets.category,
    metros: best.facets.metro,
    bestRated: best.results.slice(0, bestRatedShown),
    newest: newest.results.slice(0, newestShown),
  };
}

/** The results of a search. A cursor that does not fit the search becomes a message. */
export async function loadResults(
  services: Services,
  { query, fields, tiles }: ParsedSearch & { tiles: TileSource | null },
) {
  const found: ParsedSearch & { answer: SearchAnswer } = await searchDirectory(services, query)
    .then((answer) => ({ query, fields, answer }))
    .catch(async (error: unknown) => {
      const isCursorRefused = error instanceof AppError && error.code === 'invalid_parameters';
      if (!isCursorRefused || query.cursor === undefined) throw error;
      const { cursor: _, ...firstPage } = query;
      const answer = await searchDirectory(services, firstPage);
      return { query: firstPage, fields: { ...fields, ...error.fields }, answer };
    });
  const points = found.answer.results.flatMap(({ map_place }) => map_place ?? []);
  const map = await findMap(services, { area: found.query.bounds ?? null, points, tiles });
  return { kind: 'results' as const, ...found, map, canonical: canonicalAddress(found.query) };
}

/** Order and page of the same results are not another page to search engines. */
function canonicalAddress(query: SearchQuery): string {
  const { sort: _, cursor: __, radius_miles, bounds, ...lasting } = query;
  const isDefaultRadius = radius_miles === limits.radiusMiles.default;
  return searchAddress({
    ...lasting,
    bounds: bounds ? formatBounds(bounds) : null,
    radius_miles: isDefaultRadius ? null : radius_miles,
  });
}
