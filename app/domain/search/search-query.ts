import { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import { parseBounds } from '#app/domain/map/map.ts';
import { parseCursor } from './cursor.ts';
import { priceRanges, readChoices, writeChoices } from './facet-choices.ts';
import { resolveDateWord } from './read-date.ts';
import { days, sortOrders } from './search-choices.ts';
import { isAnywhere } from '../place/place.ts';
import { searchText } from './search-text.ts';
import type { SearchQuery } from './search.ts';

const text = z.string('Please send this only once.');
const slug = text
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'This name is not known.')
  .max(100, 'This name is not known.');
const number = (least: number, most: number) =>
  text
    .regex(/^-?\d+(\.\d+)?$/, 'Please enter a number.')
    .transform(Number)
    .refine(
      (value) => value >= least && value <= most,
      `Please enter a number from ${least} to ${most}.`,
    )
    .meta({ type: 'number', minimum: least, maximum: most });

const boundsMessage = 'Please enter bounds as south,west,north,east in degrees.';

/** An area as it appears in URLs. */
export const boundsSchema = z.string(boundsMessage).transform((given, context) => {
  const bounds = parseBounds(given);
  if (bounds) return bounds;
  context.addIssue(boundsMessage);
  return z.NEVER;
});

const dateMessage =
  'Please enter a date as YYYY-MM-DD, “today”, “tomorrow”, a weekday like “saturday” or a holiday like “thanksgiving”.';

/**
 * A date as it appears in URLs, or a word for one, which is meant in the middle of the country:
 * `resolveDate` replaces words by the date of the searched place before.
 */
const dateSchema = text.transform((given, context) => {
  const date = resolveDateWord(given, new Date()) ?? given;
  if (z.iso.date().safeParse(date).success) return date;
  context.addIssue(dateMessage);
  return z.NEVER;
});

/**
 * Returns a schema of the values of a facet, separated by commas; those with a minus in front are
 * excluded.
 */
function choices(
  isKnown: (value: string) => boolean = () => true,
  message = 'This name is not known.',
) {
  return searchText(limits.searchTextLength)
    .transform((given) => readChoices(given))
    .refine(({ any, none }) => any.length + none.length > 0, message)
    .refine(({ any, none }) => any.length + none.length <= maxChoices, tooMany)
    .refine(({ any, none }) => [...any, ...none].every(isKnown), message)
    .transform(writeChoices);
}

const maxChoices = 10;
const tooMany = `Please use at most ${maxChoices} values.`;

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
    `Please use some of ${[...priceRanges.keys()].join(', ')}.`,
  ).optional(),
  features: choices()
    .transform((names) => names.split(','))
    .optional(),
  open: text
    .pipe(z.literal('now', 'The only value is "now"; for another time use day and time.'))
    .meta({ enum: ['now'] })
    .optional(),
  day: text
    .pipe(z.enum(days, `Please use one of ${days.join(', ')}.`))
    .meta({ enum: [...days] })
    .optional(),
  time: text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time as HH:MM.').optional(),
  date: dateSchema.meta({ type: 'string' }).optional(),
  min_rating: number(1, 5).optional(),
  sort: text
    .pipe(z.enum(sortOrders, `Please use one of ${sortOrders.join(', ')}.`))
    .meta({ enum: [...sortOrders] })
    .default('relevance'),
  cursor: text
    .max(500, 'This cursor is not valid.')
    .refine((cursor) => parseCursor(cursor) !== null, 'This cursor is not valid.')
    .optional(),
} satisfies Record<keyof SearchQuery, z.ZodType>;

type Given = { [Name in keyof SearchQuery]?: unknown };

/** Parses search parameters without the empty ones into a SearchQuery. */
export const searchQuerySchema = z
  .object(parameters)
  .refine(...needs('lat', 'lng', 'Send latitude and longitude together.'))
  .refine(...needs('lng', 'lat', 'Send latitude and longitude together.'))
  .refine(...needs('day', 'time', 'Send a day and a time together.'))
  .refine(
    ({ time, day, date }: Given) => time === undefined || day !== undefined || date !== undefined,
    {
      path: ['date'],
      message: 'Send a time together with a date or a day.',
      params: { leaveOut: ['time'] },
      when: () => true,
    },
  )
  .refine(
    ({ sort, near, lat }: Given) => sort !== 'distance' || near !== undefined || lat !== undefined,
    {
      path: ['sort'],
      message: 'Sorting by distance needs a place: near, or lat and lng.',
      when: () => true,
    },
  );

/** Returns the rule that `one` requires `other`; it runs even if other rules fail. */
function needs(one: keyof SearchQuery, other: keyof SearchQuery, message: string) {
  const isMet = (given: Given) => given[one] === undefined || given[other] !== undefined;
  const rule = { path: [other], message, params: { leaveOut: [one] }, when: () => true };
  return [isMet, rule] satisfies [unknown, unknown];
}
