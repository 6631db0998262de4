import { limits } from '#app/config/limits.ts';
import type { Rescue, SearchAnswer, SearchQuery } from './search.ts';

type EmptySearch = { query: SearchQuery; answer: Pick<SearchAnswer, 'place'> };
type Found<Listing> = Pick<SearchAnswer, 'total' | 'total_capped'> & { results: Listing[] };
type Attempt = Pick<Rescue, 'kind' | 'miles'> & { query: SearchQuery };

const widerRadiusMiles = [limits.radiusMiles.default, 50, limits.radiusMiles.max];
/** Each attempt runs one search. */
const maxAttempts = 8;

/**
 * Returns what an empty search would find with one condition relaxed: a wider radius, one filter
 * fewer, no place, or no words. Returns only attempts that find something, with their totals. Does
 * not drop single words: the search itself has already left out what it could.
 * @param find the search; in an outage that of the kept cities
 */
export async function findRescues<Listing>(
  search: EmptySearch,
  find: (query: SearchQuery) => Found<Listing> | Promise<Found<Listing>>,
): Promise<Rescue<Listing>[]> {
  const attempts = listAttempts(search).slice(0, maxAttempts);
  const rescues = await Promise.all(
    attempts.map(async ({ query, ...attempt }): Promise<Rescue<Listing>> => {
      const { results, total, total_capped } = await find(query);
      return { ...attempt, total, total_capped, ...(attempt.kind === 'open' && { results }) };
    }),
  );
  return rescues.filter(({ total }) => total > 0);
}

/** Returns the searches to try, the nearest to what was asked first. */
export function listAttempts({ query, answer }: EmptySearch): Attempt[] {
  const { cursor: _, ...first } = query;
  const attempts: Attempt[] = [];
  const { place } = answer;
  for (const miles of widerRadiusMiles) {
    if (place && place.kind !== 'state' && place.radius_miles < miles) {
      attempts.push({ kind: 'radius_miles', miles, query: { ...first, radius_miles: miles } });
    }
  }
  for (const kind of [
    'open',
    'day',
    'min_rating',
    'category',
    'city',
    'neighborhood',
    'specialty',
    'price',
    'features',
    'metro',
    'bounds',
  ] as const) {
    const isAsked = query[kind] ?? (kind === 'day' ? query.date : undefined);
    if (isAsked === undefined) continue;
    const { [kind]: __, ...rest } = first;
    if (kind === 'day') {
      delete rest.time;
      delete rest.date;
    }
    attempts.push({ kind, miles: null, query: rest });
  }
  if (place) {
    const { near: __, lat: ___, lng: ____, ...everywhere } = first;
    attempts.push({ kind: 'near', miles: null, query: withoutDistance(everywhere) });
  }
  if (query.q !== undefined && isNarrowed(query)) {
    const { q: __, ...anything } = first;
    attempts.push({ kind: 'q', miles: null, query: anything });
  }
  return attempts;
}

/** Returns whether the search still has a condition without its words. */
function isNarrowed(query: SearchQuery): boolean {
  const { near, lat, category, city, neighborhood, specialty, price, features, metro, bounds } =
    query;
  return [near, lat, category, city, neighborhood, specialty, price, features, metro, bounds].some(
    (value) => value !== undefined,
  );
}

function withoutDistance(query: SearchQuery): SearchQuery {
  return query.sort === 'distance' ? { ...query, sort: 'relevance' } : query;
}
