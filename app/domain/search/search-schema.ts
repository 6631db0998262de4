import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { categorySchema, listingCardSchema } from '../business/business-schema.ts';
import { crowdSpotSchema } from '../map/map-schema.ts';
import { days, sortOrders } from './search-choices.ts';

const nameSchema = z.strictObject({ slug: z.string(), name: z.string() });

/** The number of results a choice would leave; null where nobody has counted. */
const count = z.int().nullable();

/** A value to narrow by. */
export const facetValueSchema = nameSchema.extend({ count });

const facetsSchema = z.strictObject({
  category: z.array(categorySchema.extend({ count })),
  metro: z.array(facetValueSchema),
  city: z.array(z.strictObject({ name: z.string(), count })),
  rating: z.array(z.strictObject({ min: z.number(), count })),
  open_now: count,
});

const placeFoundSchema = z.strictObject({
  kind: z.enum(['metro', 'city', 'neighborhood', 'zip', 'state', 'point']),
  /** Null for a point. */
  name: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  /** No place is called just so; this one is nearly. */
  is_guess: z.boolean(),
  /** How far around it was searched. */
  radius_miles: z.number(),
  /** Other places that are called so, the likeliest first. */
  others: z.array(z.string()),
});

/** What was understood when `q` named a place or a time ('pizza in austin', 'vet open sunday'). */
const askedSchema = z.strictObject({
  q: z.string(),
  near: z.string().nullable(),
  open: z.literal('now').optional(),
  day: z.enum(days).optional(),
  /** 'HH:MM' */
  time: z.string().optional(),
  /** Slug of the category that the words were a need of ('toothache') or a name in Spanish. */
  category: z.string().optional(),
  /** With those that were asked for besides. */
  features: z.array(z.string()).optional(),
});

/** One page of results, as SQL answers; see `SearchAnswer` for what leaves the Worker. */
export const searchRowSchema = z.strictObject({
  results: z.array(listingCardSchema).max(20),
  facets: facetsSchema,
  /** Exact, or 1,000 when `total_capped`. */
  total: z.int(),
  total_capped: z.boolean(),
  /** Where this page ends, when another follows: the sort key of its last listing, and its id. */
  next: z.strictObject({ key: z.string(), id: z.guid() }).nullable(),
  /** The order in force: 'distance' without a place falls back to 'rating' or 'relevance'. */
  sort: z.enum(sortOrders),
  /** The words as understood; null without words. */
  words: z.string().nullable(),
  /** Whether they differ from what was typed. */
  corrected: z.boolean(),
  /** Words that were not searched, since with them nothing is found; the others are `words`. */
  left_out: z.array(z.string()),
  /** Whether nothing fits in the place: it was searched farther around, or its name read as words. */
  is_elsewhere: z.boolean(),
  asked: askedSchema.nullable(),
  /** What every result has ('Kid friendly'), and of that what was left out since nothing has it. */
  features: z.array(z.string()),
  missing_features: z.array(z.string()),
  /** Whether the time among the words was left out: all that was found is closed then, or nobody knows. */
  missing_time: z.boolean(),
  /** Where all that was found is, gathered to at most some hundred spots; null when a page shows all. */
  crowd: z.array(crowdSpotSchema).nullable(),
  /** What `category` and `metro` are called; null when not asked for, or unknown. */
  category: nameSchema.nullable(),
  metro: nameSchema.nullable(),
  /** Null when no place was asked for, or none of that name is known. */
  place: placeFoundSchema.nullable(),
});

/** A page of results as it leaves the Worker: the answer of SQL, its own end made one opaque text. */
export const searchAnswerSchema = searchRowSchema
  .omit({
    next: true,
    total_capped: true,
    words: true,
    corrected: true,
    left_out: true,
    is_elsewhere: true,
  })
  .extend({
    /** Whether `total` stopped at 1,000. */
    totalCapped: z.boolean(),
    nextCursor: z.string().nullable(),
    /** The words as understood when they differ from what was typed ('golden cafe'), else null. */
    correctedQuery: z.string().nullable(),
    /** Words that were not searched, since with them nothing is found: the others are `correctedQuery`. */
    leftOut: z.array(z.string()),
    /** Whether nothing fits in the place: it was searched farther around, or its name read as words. */
    isElsewhere: z.boolean(),
  });

/** A business that can no longer be visited where it was. */
export const formerListingSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  status: z.enum(Constants.public.Enums.listing_status).extract(['closed', 'moved']),
});

export const suggestionsSchema = z.strictObject({
  businesses: z.array(
    z.strictObject({
      slug: z.string(),
      name: z.string(),
      city: z.string(),
      state: z.string(),
      /** Its name. */
      category: z.string(),
      /** The phone number or street of which a part was typed; null where it is the name. */
      found_by: z.string().nullable(),
    }),
  ),
  categories: z.array(nameSchema),
  places: z.array(
    z.strictObject({
      kind: z.enum(['metro', 'city', 'neighborhood', 'zip', 'state']),
      name: z.string(),
    }),
  ),
  /** Words or a category with a place. */
  searches: z.array(
    z.strictObject({
      /** The words, or what the category is called. */
      what: z.string(),
      /** Its slug. */
      category: z.string().nullable(),
      near: z.string(),
    }),
  ),
  /** 'S Lamar Blvd' in 'Austin, TX' */
  streets: z.array(z.strictObject({ name: z.string(), city: z.string() })),
});
