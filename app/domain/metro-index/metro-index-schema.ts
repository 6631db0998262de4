import { z } from 'zod';

const minute = z.int().min(0);
/** 'YYYY-MM-DD', and the minutes since that midnight between which it is open; both null: all day closed. */
const specialDaySchema = z.tuple([z.iso.date(), minute.nullable(), minute.nullable()]);
/** Beginnings and ends in turn, minutes since Monday 00:00; the end of Sunday night lies in the next week. */
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
  synonyms: z.array(z.string()),
});

/** What the function `list_metro_index` in SQL answers. */
export const metroListingsSchema = z.strictObject({
  metro: metroSchema,
  total: z.int(),
  categories: z.array(categorySchema),
  listings: z.array(
    z.strictObject({
      slug: z.string(),
      name: z.string(),
      /** Its slug. */
      category: z.string(),
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
      hours: weekSchema,
      special: z.array(specialDaySchema),
    }),
  ),
});

/** What the function `find_metros` in SQL answers. */
export const metrosSchema = z.array(
  z.strictObject({
    slug: z.string(),
    name: z.string(),
    lat: z.number(),
    lng: z.number(),
    listings: z.int(),
  }),
);

/**
 * A listing as a row: arrays compress better than objects and need no names. Numbers that end in
 * `of` point into the lists of the index, from 0.
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
]);

export const metroIndexSchema = z.strictObject({
  metro: metroSchema,
  /** ISO 8601. */
  made_at: z.iso.datetime(),
  /** Changes with the listings, and with nothing else. */
  version: z.string(),
  /** Of all listings of the metro; of a very large one the best rated are in `listings`. */
  total: z.int(),
  categories: z.array(categorySchema),
  attributes: z.array(z.string()),
  /** 'Austin, TX' */
  cities: z.array(z.string()),
  time_zones: z.array(z.string()),
  /** Different weeks of opening hours; the empty one: nobody knows. */
  weeks: z.array(weekSchema),
  special_days: z.array(z.array(specialDaySchema)),
  /** By slug. */
  listings: z.array(indexRowSchema),
});

/** What has changed since a version: rows as they are now, whose numbers point into the lists as they are now. */
export const metroIndexDifferenceSchema = z.strictObject({
  /** The version it follows on. */
  since: z.string(),
  /** Everything but the listings, as far as it is another. */
  lists: metroIndexSchema.omit({ listings: true }).partial(),
  changed: z.array(indexRowSchema),
  /** Slugs. */
  removed: z.array(z.string()),
  /** Of all listings that there are then. */
  count: z.int(),
});
