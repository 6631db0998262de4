import { useNavigation, useParams, useSearchParams } from 'react-router';
import { limits } from '#app/config/limits.ts';
import { anywhere } from '#app/domain/place/place.ts';
import { searchParameters } from '#app/domain/search/search.ts';

export type SearchParameter = (typeof searchParameters)[number];
export type SearchChanges = Partial<Record<SearchParameter, string | number | null>>;

/**
 * Returns a search's URL; omits empty values and sorts parameters consistently. A search within a
 * metro uses the metro's own URL.
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

/** Returns the URL of a metro's listings. */
export function metroAddress(slug: string): string {
  return `/browse/metro/${encodeURIComponent(slug)}`;
}

/** Parses a search URL, the inverse; null for a URL that is not a search screen. */
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

/** Returns whether a search has a location. */
export function isPlaced(params: URLSearchParams): boolean {
  return ['near', 'lat', 'bounds', 'metro', 'city'].some((name) => params.has(name));
}

/**
 * Returns the URL of the same search with changes, from its first page. A metro's list without any
 * filter has an order, because the metro's URL alone is its front page.
 */
export function changeSearch(current: URLSearchParams, changes: SearchChanges): string {
  const { metro, ...values } = { ...readSearch(current), cursor: null, ...changes };
  const isWhole = searchParameters.every((name) => name === 'metro' || !values[name]);
  return searchAddress({ metro, ...values, ...(metro && isWhole && { sort: 'rating' }) });
}

type TypedSearch = {
  what: string;
  where: string;
  /** The category that `what` names; null if it names none. */
  category: string | null;
  /** The previous values of the boxes. */
  before: { what: string; where: string };
  /** Changes to apply in addition to the typed values. */
  also?: SearchChanges | undefined;
};

/**
 * Returns the URL of the search typed into the boxes. A new `what` resets the filters that depend
 * on it, a new `where` those that depend on the place; unchanged boxes keep theirs.
 */
export function typedSearchAddress(
  current: URLSearchParams,
  { what, where, category, before, also }: TypedSearch,
): string {
  const old = readSearch(current);
  const { lat, lng, radius_miles, bounds, metro, city, ...aboutWhat } = old;
  const { near, q: _q, cursor: _cursor, category: oldCategory, ...filters } = aboutWhat;
  const sameWhat = what.trim() === before.what.trim() && category === (oldCategory ?? null);
  const sameWhere = where.trim() === before.where.trim();
  return searchAddress({
    ...(sameWhat && { ...filters, q: old.q, category: oldCategory }),
    ...(!sameWhat && (category === null ? { q: what } : { category })),
    // The page of a metro has its name in the box and no place beside it.
    ...(sameWhere ? { lat, lng, radius_miles, bounds, metro, city, near } : { near: where }),
    ...also,
  });
}

type Boxes = { what: string; where: string; category: string | null };
type ChooseWhere = { typed: Boxes; before: Boxes; lastPlace: string };

/**
 * Returns the place of the URL for what was typed. A position or an area of the map stays while its
 * box is unchanged. New words may name another place than the visitor's ('pizza in seattle'):
 * without a place in the URL, the Worker adds one of the two. An emptied box means anywhere.
 */
export function chooseWhere(
  current: URLSearchParams,
  { typed, before, lastPlace }: ChooseWhere,
): string {
  const where = typed.where.trim();
  const isBeside = current.has('lat') || (where === '' && isPlaced(current));
  if (isBeside && where === before.where.trim()) return where;
  if (where === '') return lastPlace === '' ? '' : anywhere;
  const isNew = typed.category === null && typed.what.trim() !== before.what.trim();
  return isNew && where === lastPlace ? '' : where;
}

function readSearch(params: URLSearchParams): SearchChanges {
  return Object.fromEntries(searchParameters.map((name) => [name, params.get(name)]));
}

/**
 * Returns the current search's parameters, including a metro screen's metro from its path; while a
 * navigation to another search is pending, that search's: so a choice counts at once, and a second
 * one does not undo the first. Without values that are too long to be valid: every link of the
 * page would repeat them.
 */
export function useCurrentSearch(): URLSearchParams {
  const [params] = useSearchParams();
  const { metro } = useParams();
  const next = useNavigation().location;
  const coming = next && readSearchAddress(next);
  if (coming) return coming;
  const present = withoutLongValues(params);
  if (metro !== undefined) present.set('metro', metro);
  return present;
}

function withoutLongValues(params: URLSearchParams): URLSearchParams {
  const isShort = (value: string) => value.trim().length <= limits.searchTextLength;
  return new URLSearchParams([...params].filter(([, value]) => isShort(value)));
}
