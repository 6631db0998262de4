import { searchParameters } from '#app/domain/search/search.ts';

export type SearchParameter = (typeof searchParameters)[number];
export type SearchChanges = Partial<Record<SearchParameter, string | number | null>>;

/**
 * The address of a search; empty values are left out, and the order is always the same. A search
 * within a metro lives at that metro's own address.
 */
export function searchAddress({ metro, ...values }: SearchChanges): string {
  const params = new URLSearchParams();
  for (const name of searchParameters) {
    if (name === 'metro') continue;
    const value = String(values[name] ?? '').trim();
    if (value !== '') params.set(name, value);
  }
  const path = metro ? metroAddress(String(metro)) : '/';
  return params.size === 0 ? path : `${path}?${params}`;
}

/** Where a metro's listings are. */
export function metroAddress(slug: string): string {
  return `/browse/metro/${encodeURIComponent(slug)}`;
}

/** The search at an address, the other way round; null where the address is no screen of searches. */
export function readSearchAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): URLSearchParams | null {
  const metro = /^\/browse\/metro\/([^/]+)$/.exec(pathname)?.[1];
  if (metro === undefined && pathname !== '/') return null;
  const params = new URLSearchParams(search);
  if (metro !== undefined) params.set('metro', decodeURIComponent(metro));
  return params;
}

/** Whether a search says where. */
export function isPlaced(params: URLSearchParams): boolean {
  return ['near', 'lat', 'bounds', 'metro', 'city'].some((name) => params.has(name));
}

/** The address of the same search with something changed, from its first page on. */
export function changeSearch(current: URLSearchParams, changes: SearchChanges): string {
  return searchAddress({ ...readSearch(current), cursor: null, ...changes });
}

type TypedSearch = {
  what: string;
  where: string;
  /** The category that `what` stands for, when it stands for one. */
  category: string | null;
  /** What the boxes held before. */
  before: { what: string; where: string };
  /** What was wished besides, whatever was typed. */
  also?: SearchChanges | undefined;
};

/**
 * The address of what was typed into the boxes. New words start over with the filters that go with
 * words, a new place with those that go with places; what was not touched stays.
 */
export function typedSearchAddress(
  current: URLSearchParams,
  { what, where, category, before, also }: TypedSearch,
): string {
  const old = readSearch(current);
  const { lat, lng, radius_miles, bounds, metro, city, ...aboutWhat } = old;
  const { near: _near, q: _q, cursor: _cursor, category: oldCategory, ...filters } = aboutWhat;
  const sameWhat = what.trim() === before.what.trim() && category === (oldCategory ?? null);
  const sameWhere = where.trim() === before.where.trim();
  return searchAddress({
    ...(sameWhat && { ...filters, q: old.q, category: oldCategory }),
    ...(!sameWhat && (category === null ? { q: what } : { category })),
    ...(sameWhere && { lat, lng, radius_miles, bounds, metro, city }),
    near: where,
    ...also,
  });
}

function readSearch(params: URLSearchParams): SearchChanges {
  return Object.fromEntries(searchParameters.map((name) => [name, params.get(name)]));
}
