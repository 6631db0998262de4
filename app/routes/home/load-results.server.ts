import { searchAddress } from '#app/components/search/search-address.ts';
import { limits } from '#app/config/limits.ts';
import { type SearchedPlace, findMap } from '#app/domain/map/find-map.server.ts';
import { type TileSource, formatBounds } from '#app/domain/map/map.ts';
import { findFormerListings } from '#app/domain/search/find-former-listings.server.ts';
import { findRescues } from '#app/domain/search/find-rescues.server.ts';
import { findUnknownNames } from '#app/domain/search/find-unknown-names.ts';
import { searchDirectory, searchOrRead } from '#app/domain/search/search-directory.server.ts';
import type { Reading, SearchAnswer, SearchQuery } from '#app/domain/search/search.ts';
import { AppError, type FieldErrors } from '#app/errors/app-error.ts';
import type { Services } from '#app/services/services.ts';

type ParsedSearch = { query: SearchQuery; fields: FieldErrors | null };
type Found = ParsedSearch & { kind: 'results'; answer: SearchAnswer };
type Elsewhere = { kind: 'elsewhere'; reading: Reading };

type LoadResults = ParsedSearch & {
  tiles: TileSource | null;
  /** Whether the page will redirect from what was read. */
  isElsewhere: (reading: Reading) => boolean;
};

/**
 * The results of a search with their map, or without any what would find some. Of a request that
 * leads elsewhere only what was read.
 */
export async function loadResults(
  services: Services,
  { query, fields, tiles, isElsewhere }: LoadResults,
) {
  const [found, mapOfArea] = await Promise.all([
    searchLeniently(services, { query, fields, isElsewhere }),
    query.bounds ? findMap(services, { area: query.bounds, points: [], tiles }) : null,
  ]);
  if (found.kind === 'elsewhere') return found;
  const { results } = found.answer;
  const points = results.flatMap(({ map_place }) => map_place ?? []);
  const isEmpty = results.length === 0;
  const [map, rescues, former] = await Promise.all([
    mapOfArea ?? findMap(services, { area: null, points, searched: findSearched(found), tiles }),
    isEmpty ? findRescues(services, found) : [],
    isEmpty && query.q !== undefined ? findFormerListings(services, query.q) : [],
  ]);
  return {
    ...found,
    map,
    rescues,
    former,
    canonical: canonicalAddress(found.query),
  };
}

/**
 * Searches, and where a parameter names nothing that there is, without it and with a message: a
 * category or metro nobody knows, a cursor that does not fit the search.
 */
async function searchLeniently(
  services: Services,
  { isElsewhere, ...parsed }: Omit<LoadResults, 'tiles'>,
): Promise<Found | Elsewhere> {
  const { query, fields } = parsed;
  const answer = await searchOrRead(services, query).catch((error: unknown) => {
    const isCursorRefused = error instanceof AppError && error.code === 'invalid_parameters';
    if (!isCursorRefused || query.cursor === undefined) throw error;
    return { refused: error.fields };
  });
  if ('refused' in answer) {
    const { cursor: _, ...firstPage } = query;
    return searchAgain(services, { query: firstPage, fields: { ...fields, ...answer.refused } });
  }
  if ('results' in answer) return { kind: 'results', query, fields, answer };
  if (isElsewhere(answer)) return { kind: 'elsewhere', reading: answer };
  const unknown = findUnknownNames({ query, answer });
  const { category, metro, cursor: _, ...rest } = query;
  return searchAgain(services, {
    query: {
      ...rest,
      ...(category !== undefined && !unknown?.category && { category }),
      ...(metro !== undefined && !unknown?.metro && { metro }),
    },
    fields: { ...fields, ...unknown },
  });
}

async function searchAgain(services: Services, { query, fields }: ParsedSearch): Promise<Found> {
  return { kind: 'results', query, fields, answer: await searchDirectory(services, query) };
}

/** The city a search is about, if it is about one. */
function findSearched({ query, answer: { place, metro } }: Found): SearchedPlace | null {
  if (place?.name && (place.kind === 'metro' || place.kind === 'city')) {
    return { name: place.name, at: { lat: place.lat, lng: place.lng } };
  }
  const name = metro?.name ?? query.city;
  return name ? { name, at: null } : null;
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
