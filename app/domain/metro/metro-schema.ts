import { z } from 'zod';
import { guideCardSchema } from '../article/article-schema.ts';
import { categorySchema, listingCardSchema } from '../business/business-schema.ts';
import { clusterSchema } from '../map/map-schema.ts';
import { accountActionSchema } from '../people/people-schema.ts';
import { metroSections } from './metro-sections.ts';

/** Null if there are too many listings to count. */
const count = z.int().nullable();

const sections = z.array(z.enum(metroSections)).nullable();

/** What the front page of a city shows; see `get_metro_front`. */
export const metroFrontSchema = z.strictObject({
  /** Its name as 'Austin, TX'. */
  metro: z.strictObject({
    slug: z.string(),
    name: z.string(),
    lat: z.number(),
    lng: z.number(),
    time_zone: z.string(),
  }),
  total: z.int(),
  /** Whether only the best rated 1,000 listings were looked at. */
  is_capped: z.boolean(),
  /** How many of those looked at are open. */
  open: z.int(),
  /** The sections in their order, as admins chose; null for the usual ones. */
  sections,
  /** Ids of listings that admins chose, in their order. */
  featured: z.array(z.guid()),
  /** All categories, those with the most listings first. */
  categories: z.array(categorySchema.extend({ count: z.int() })),
  /** The largest categories. */
  kinds: z.array(
    z.strictObject({
      /** Its slug. */
      category: z.string(),
      open: z.int(),
      /** When the first of them opens, ISO 8601; null if one is open, or that is unknown. */
      opens_at: z.iso.datetime({ offset: true }).nullable(),
      /** Ids of its best rated listings; of the very largest categories only. */
      best: z.array(z.guid()),
    }),
  ),
  /** The newest good review of a listing, by its id; at most 300 characters. */
  quotes: z.record(z.guid(), z.strictObject({ text: z.string(), author: z.string() })),
  /** Listings of the last half year, by id, the newest first. */
  newest: z.array(z.strictObject({ id: z.guid(), since: z.iso.datetime({ offset: true }) })),
  /** The cards of all these ids, in no order; null without any. */
  listings: z.array(listingCardSchema).nullable(),
  /** Listings that closed or moved in the last half year, the latest first. */
  gone: z.array(
    z.strictObject({
      slug: z.string(),
      name: z.string(),
      city: z.string(),
      state: z.string(),
      /** Its name. */
      category: z.string(),
      status: z.enum(['closed', 'moved']),
      at: z.iso.datetime({ offset: true }),
    }),
  ),
  /** Neighborhoods with listings, those with the most first. */
  neighborhoods: z.array(z.strictObject({ name: z.string(), count })),
  /** The cities of the metro, 'Round Rock, TX'. */
  cities: z.array(z.strictObject({ name: z.string(), count })),
  clusters: z.array(clusterSchema).nullable(),
  /** Words of searches without a result in the last four weeks, the most wanted first. */
  unmet: z.array(z.strictObject({ words: z.string(), people: z.int() })),
  /** The guides to the city, the newest first. */
  guides: z.array(guideCardSchema),
});

/** How admins arranged the front page of a city. */
export const metroSettingsSchema = z.strictObject({
  metro: z.strictObject({ slug: z.string(), name: z.string() }),
  sections,
  /** In lists of cities; null: after those that have one. */
  position: z.int().nullable(),
  featured: z.array(
    z.strictObject({
      id: z.guid(),
      slug: z.string(),
      name: z.string(),
      city: z.string(),
      state: z.string(),
      /** False for one that is not published there any more. */
      is_shown: z.boolean(),
    }),
  ),
  /** The number of changes so far. */
  revision: z.int(),
});

const neighborhoodSchema = z.strictObject({
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  radius_miles: z.number(),
});

/** A metro whose slug begins like an unknown one: 'portland-me' for 'portland'. */
export const metroNamesakeSchema = z.strictObject({
  slug: z.string(),
  /** 'Portland, ME' */
  name: z.string(),
  count: z.int(),
});

/** A page of what was added, closed or moved in a metro, the latest first. */
const metroChangesSchema = z.strictObject({
  /** Its name as 'Austin, TX'. */
  metro: z.strictObject({ slug: z.string(), name: z.string() }),
  /** Each listing once, by what happened last. */
  changes: z
    .array(
      z.strictObject({
        /** 'opened': it was added to the directory. */
        kind: z.enum(['opened', 'closed', 'moved']),
        at: z.iso.datetime({ offset: true }),
        slug: z.string(),
        name: z.string(),
        /** Its name. */
        category: z.string(),
        street: z.string().nullable(),
        city: z.string(),
        state: z.string(),
        /** The slug of the listing that it moved to. */
        moved_to: z.string().nullable(),
      }),
    )
    .max(100),
  /** Time and id of the last change when another page follows. */
  next: z.strictObject({ key: z.iso.datetime({ offset: true }), id: z.guid() }).nullable(),
});

/** The same as the API answers it. */
export const changesAnswerSchema = metroChangesSchema
  .omit({ next: true })
  .extend({ since: z.iso.date(), next_cursor: z.string().nullable() });

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  find_metro_changes: metroChangesSchema.nullable(),
  change_metro_settings: accountActionSchema,
  create_metro: z.strictObject({ slug: z.string() }),
  rename_metro: z.strictObject({ outcome: z.literal('done') }),
  save_neighborhood: z.strictObject({ outcome: z.literal('done') }),
  get_city_names: z
    .strictObject({
      slug: z.string(),
      name: z.string(),
      neighborhoods: z.array(neighborhoodSchema),
    })
    .nullable(),
  get_metro_front: z.union([metroFrontSchema, z.array(metroNamesakeSchema)]),
  get_metro_settings: metroSettingsSchema.nullable(),
};
