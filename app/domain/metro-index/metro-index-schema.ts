import { z } from 'zod';

const minute = z.int().min(0);
/** 'YYYY-MM-DD', opening and closing in minutes since that midnight; both null: closed all day. */
const specialDaySchema = z.tuple([z.iso.date(), minute.nullable(), minute.nullable()]);
/** Opening and closing in turn, in minutes since Monday 00:00; the last may be past Sunday. */
const weekSchema = z.array(minute);

const metroSchema = z.strictObject({
  slug: z.string(),
  /** 'Austin, TX' */
  name: z.string(),
  time_zone: z.string(),
  lat: z.number(),
  lng: z.number(),
  radius_miles: z.number(),
});

const categorySchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  hue: z.number(),
  drawing: z.optional(z.string()),
  synonyms: z.array(z.string()),
});

/** The answer of the SQL function `list_metro_index`. */
export const metroListingsSchema = z.strictObject({
  metro: metroSchema,
  total: z.int(),
  categories: z.array(categorySchema),
  listings: z.array(
    z.strictObject({
      slug: z.string(),
      name: z.string(),
      /** The slugs of its categories: the main one, and those that it has besides. */
      category: z.string(),
      more_categories: z.array(z.string()),
      specialty: z.string().nullable(),
      street: z.string().nullable(),
      city: z.string(),
      state: z.string(),
      zip_code: z.string(),
      lat: z.number().nullable(),
      lng: z.number().nullable(),
      rating: z.number().nullable(),
      review_count: z.int(),
      attributes: z.array(z.string()),
      phone: z.string().nullable(),
      time_zone: z.string(),
      is_paused: z.boolean(),
      /** Of its lowest price; see `priceRanges`. */
      price: z.string().nullable(),
      neighborhoods: z.array(z.string()),
      hours: weekSchema,
      special: z.array(specialDaySchema),
    }),
  ),
});

/** The answer of the SQL function `find_metros`. */
export const metrosSchema = z.array(
  z.strictObject({
    slug: z.string(),
    name: z.string(),
    lat: z.number(),
    lng: z.number(),
    time_zone: z.string(),
    listings: z.int(),
  }),
);

/**
 * A listing as a row: arrays compress better than objects and need no names. Numbers whose
 * description ends in `of` are indexes, from 0, into the lists of the index.
 */
export const indexRowSchema = z.tuple([
  z.string().describe('slug'),
  z.string().describe('name'),
  z.int().describe('category of'),
  z.string().nullable().describe('specialty'),
  z.string().nullable().describe('street'),
  z.int().describe('city of'),
  z.string().describe('zip code'),
  z.number().nullable().describe('latitude, rounded to 5 digits'),
  z.number().nullable().describe('longitude'),
  z.number().nullable().describe('rating'),
  z.int().describe('review count'),
  z.int().describe('time zone of'),
  z.int().describe('week of'),
  z.int().nullable().describe('special days of; null: none'),
  z.array(z.int()).describe('attributes of'),
  z.string().nullable().describe('phone'),
  z.union([z.literal(0), z.literal(1)]).describe('1: temporarily closed'),
  z.string().nullable().describe('range of the lowest price'),
  z.array(z.int()).describe('neighborhoods of'),
  z.array(z.int()).describe('more categories of'),
]);

export const metroIndexSchema = z.strictObject({
  metro: metroSchema,
  /** ISO 8601. */
  made_at: z.iso.datetime(),
  /** Hash of all contents except `made_at`. */
  version: z.string(),
  /** The number of the metro's listings; in a very large metro, `listings` has the best rated. */
  total: z.int(),
  categories: z.array(categorySchema),
  attributes: z.array(z.string()),
  neighborhoods: z.array(z.string()),
  /** 'Austin, TX' */
  cities: z.array(z.string()),
  time_zones: z.array(z.string()),
  /** Distinct weeks of opening hours; an empty one means unknown. */
  weeks: z.array(weekSchema),
  special_days: z.array(z.array(specialDaySchema)),
  /** Sorted by slug. */
  listings: z.array(indexRowSchema),
});

/** The changes since a version: current rows, whose numbers refer to the current lists. */
export const metroIndexDifferenceSchema = z.strictObject({
  /** The version that this difference applies to. */
  since: z.string(),
  /** All changed properties except the listings. */
  lists: metroIndexSchema.omit({ listings: true }).partial(),
  changed: z.array(indexRowSchema),
  /** Slugs of removed listings. */
  removed: z.array(z.string()),
  /** The number of rows after applying it. */
  count: z.int(),
});

/** @public What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  find_metros: metrosSchema,
  list_metro_index: metroListingsSchema.nullable(),
};
