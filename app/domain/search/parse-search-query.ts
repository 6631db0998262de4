import { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import { parseBounds } from '#app/domain/map/map.ts';
import type { FieldErrors } from '#app/errors/app-error.ts';
import { parseCursor } from './cursor.ts';
import { days, sortOrders } from './search-choices.ts';
import { searchText } from './search-text.ts';
import type { SearchQuery } from './search.ts';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'This is not one of our names.')
  .max(100, 'This is not one of our names.');
const number = (least: number, most: number) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/, 'Please give a number.')
    .transform(Number)
    .refine(
      (value) => value >= least && value <= most,
      `Please give a number from ${least} to ${most}.`,
    );

/** One rule a parameter; each stands alone so that one bad value does not cost the others. */
const parameters = {
  q: searchText(limits.searchTextLength),
  near: searchText(limits.searchTextLength),
  lat: number(-90, 90),
  lng: number(-180, 180),
  radius_miles: number(1, limits.radiusMiles.max),
  bounds: z
    .string()
    .transform(parseBounds)
    .refine((bounds) => bounds !== null, 'Please give bounds as south,west,north,east in degrees.'),
  category: slug,
  metro: slug,
  city: searchText(limits.searchTextLength),
  open: z.literal('now', 'The only value is "now"; for another time use day and time.'),
  day: z.enum(days, `Please give one of ${days.join(', ')}.`),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time as HH:MM.'),
  min_rating: number(1, 5),
  sort: z.enum(sortOrders, `Please give one of ${sortOrders.join(', ')}.`),
  cursor: z
    .string()
    .max(500, 'This is not a cursor of ours.')
    .refine((cursor) => parseCursor(cursor) !== null, 'This is not a cursor of ours.'),
} satisfies Record<keyof SearchQuery, z.ZodType>;

type ParsedSearch = {
  /** What could be understood; empty values count as not given. */
  query: SearchQuery;
  /** Why the rest could not, or null. */
  fields: FieldErrors | null;
};

/**
 * Parses the parameters of a search. Lenient: whatever is valid is kept, so that a page can show
 * results beside its messages. Parameters of other names are ignored; see `findUnknownParameters`.
 */
export function parseSearchQuery(params: URLSearchParams): ParsedSearch {
  const query: Record<string, unknown> = {};
  const fields: FieldErrors = {};
  for (const [name, rule] of Object.entries(parameters)) {
    const value = params.get(name);
    if (value === null || value.trim() === '') {
      continue;
    }
    const parsed = rule.safeParse(value);
    if (parsed.success) {
      query[name] = parsed.data;
      continue;
    }
    fields[name] = parsed.error.issues.map((issue) => issue.message);
  }
  requireTogether('lat', 'lng', 'Latitude and longitude belong together.');
  requireTogether('day', 'time', 'A day and a time belong together.');
  if (
    query.sort === 'distance' &&
    query.near === undefined &&
    query.lat === undefined &&
    !fields.near &&
    !fields.lat
  ) {
    fields.sort = ['Sorting by distance needs a place: near, or lat and lng.'];
    delete query.sort;
  }
  return {
    query: { radius_miles: limits.radiusMiles.default, sort: 'relevance', ...query },
    fields: Object.keys(fields).length > 0 ? fields : null,
  };

  function requireTogether(one: keyof SearchQuery, other: keyof SearchQuery, message: string) {
    const missing = query[one] === undefined ? one : other;
    if ((query[one] === undefined) !== (query[other] === undefined) && !fields[missing]) {
      fields[missing] = [message];
    }
    if (fields[one] || fields[other]) {
      delete query[one];
      delete query[other];
    }
  }
}

/** Messages for parameters that search does not have, and for those given more than once. */
export function findUnknownParameters(params: URLSearchParams): FieldErrors {
  const fields = Array.from(new Set(params.keys()), (name): [string, string[]] | null => {
    if (!Object.hasOwn(parameters, name)) {
      return [name.slice(0, 50), ['There is no parameter of this name.']];
    }
    return params.getAll(name).length > 1 ? [name, ['Please give this once.']] : null;
  });
  // From entries, so that a parameter called __proto__ is a name like any other.
  return Object.fromEntries(fields.filter((field) => field !== null));
}
