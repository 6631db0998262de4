import { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import { parseBounds } from '#app/domain/map/map.ts';
import { isUuid } from '#app/domain/text/text.ts';
import * as t from '#app/messages/errors.ts';
import { isAnywhere } from '../place/place.ts';
import { priceRanges, readChoices, writeChoices } from './facet-choices.ts';
import { resolveDateWord } from './read-date.ts';
import { days, sortOrders } from './search-choices.ts';
import type { SearchQuery } from './search.ts';

/** Returns a schema of typed text: trimmed, up to `maxLength` characters, no control characters. */
function searchText(maxLength: number) {
  return z
    .string(t.once)
    .trim()
    .max(maxLength, t.tooLong({ max: maxLength }))
    .refine((value) => !/\p{Cc}/u.test(value), t.controlCharacters);
}

const text = z.string(t.once);
const slug = text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, t.unknownName).max(100, t.unknownName);
const number = (min: number, max: number) =>
  text
    .regex(/^-?\d+(\.\d+)?$/, t.number)
    .transform(Number)
    .refine((value) => value >= min && value <= max, t.numberRange({ min: min, max: max }))
    .meta({ type: 'number', minimum: min, maximum: max });

/** An area as it appears in URLs. */
export const boundsSchema = z.string(t.bounds).transform((input, context) => {
  const bounds = parseBounds(input);
  if (bounds) return bounds;
  context.addIssue(t.bounds);
  return z.NEVER;
});

/**
 * A date as it appears in URLs, or a word for one, which is meant in the middle of the country:
 * `resolveDate` replaces words by the date of the searched place before.
 */
const dateSchema = text.transform((input, context) => {
  const date = resolveDateWord(input, new Date()) ?? input;
  if (z.iso.date().safeParse(date).success) return date;
  context.addIssue(t.dateOrWord);
  return z.NEVER;
});

/**
 * Returns a schema of the values of a facet, separated by commas; those with a minus in front are
 * excluded.
 */
function choices(isKnown: (value: string) => boolean = () => true, message = t.unknownName) {
  return searchText(limits.searchTextLength)
    .transform((input) => readChoices(input))
    .refine(({ any, none }) => any.length + none.length > 0, message)
    .refine(
      ({ any, none }) => any.length + none.length <= maxChoices,
      t.tooMany({ max: maxChoices }),
    )
    .refine(({ any, none }) => [...any, ...none].every(isKnown), message)
    .transform(writeChoices);
}

const maxChoices = 10;

/**
 * One independent rule per parameter, so that one invalid value does not discard the others. `meta`
 * gives openapi.json what JSON Schema cannot derive from a transformed string.
 */
const parameters = {
  q: searchText(limits.searchTextLength).optional(),
  near: searchText(limits.searchTextLength)
    .transform((near) => (isAnywhere(near) ? undefined : near))
    .optional(),
  lat: number(-90, 90).optional(),
  lng: number(-180, 180).optional(),
  radius_miles: number(1, limits.radiusMiles.max).optional(),
  bounds: text.pipe(boundsSchema).optional(),
  category: choices((value) => slug.safeParse(value).success).optional(),
  metro: slug.optional(),
  city: searchText(limits.searchTextLength).optional(),
  neighborhood: choices().optional(),
  specialty: choices().optional(),
  price: choices(
    (value) => priceRanges.has(value),
    t.someOf({ choices: [...priceRanges.keys()].join(', ') }),
  ).optional(),
  features: choices()
    .transform((names) => names.split(','))
    .optional(),
  open: text
    .pipe(z.literal('now', t.openNow))
    .meta({ enum: ['now'] })
    .optional(),
  day: text
    .pipe(z.enum(days, t.oneOf({ choices: days.join(', ') })))
    .meta({ enum: [...days] })
    .optional(),
  time: text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, t.time).optional(),
  date: dateSchema.meta({ type: 'string' }).optional(),
  min_rating: number(1, 5).optional(),
  sort: text
    .pipe(z.enum(sortOrders, t.oneOf({ choices: sortOrders.join(', ') })))
    .meta({ enum: [...sortOrders] })
    .default('relevance'),
  cursor: text
    .max(500, t.invalidCursor)
    .refine((cursor) => parseCursor(cursor) !== null, t.invalidCursor)
    .optional(),
} satisfies Record<keyof SearchQuery, z.ZodType>;

type Input = { [Name in keyof SearchQuery]?: unknown };

/** Parses search parameters without the empty ones into a SearchQuery. */
export const searchQuerySchema = z
  .object(parameters)
  .refine(...needs('lat', 'lng', t.coordinates))
  .refine(...needs('lng', 'lat', t.coordinates))
  .refine(...needs('day', 'time', t.dayAndTime))
  .refine(
    ({ time, day, date }: Input) => time === undefined || day !== undefined || date !== undefined,
    {
      path: ['date'],
      message: t.timeAndDate,
      params: { leaveOut: ['time'] },
      when: () => true,
    },
  )
  .refine(
    ({ sort, near, lat }: Input) => sort !== 'distance' || near !== undefined || lat !== undefined,
    {
      path: ['sort'],
      message: t.placeToSort,
      when: () => true,
    },
  );

/** Returns the rule that `one` requires `other`; it runs even if other rules fail. */
function needs(one: keyof SearchQuery, other: keyof SearchQuery, message: string) {
  const isMet = (input: Input) => input[one] === undefined || input[other] !== undefined;
  const rule = { path: [other], message, params: { leaveOut: [one] }, when: () => true };
  return [isMet, rule] satisfies [unknown, unknown];
}

/**
 * The text to complete, and the visitor's place, near which suggestions come first. An absent or
 * empty text has the largest categories.
 */
export const suggestQuerySchema = z.strictObject({
  q: searchText(limits.suggestTextLength).default(''),
  near: searchText(limits.searchTextLength).optional(),
});

export type SuggestQuery = z.infer<typeof suggestQuerySchema>;

/** Position after the last listing of a page: its sort key and its id. */
export type Cursor = { key: string; id: string };

/** Formats a cursor as the opaque text used in URLs. */
export function formatCursor({ key, id }: Cursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([key, id]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Parses the text that `formatCursor` returns; returns null for any other text. */
export function parseCursor(text: string): Cursor | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(parsed) || parsed.length !== 2) {
      return null;
    }
    const [key, id] = parsed as unknown[];
    return isStorable(key) && typeof id === 'string' && isUuid(id) ? { key, id } : null;
  } catch {
    return null;
  }
}

/** Returns whether PostgreSQL can store the text: no NUL, no lone surrogate. */
function isStorable(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\u0000');
}
