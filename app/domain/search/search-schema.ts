import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import {
  categorySchema,
  confirmationsSchema,
  holidaySchema,
  listingCardSchema,
} from '../business/business-schema.ts';
import { clusterSchema } from '../map/map-schema.ts';
import { days, sortOrders } from './search-choices.ts';

const nameSchema = z.strictObject({ slug: z.string(), name: z.string() });

/** The number of results that a choice would leave; null if not counted. */
const count = z.int().nullable();

/** A facet value that narrows the search. */
export const facetValueSchema = nameSchema.extend({ count });

/** Values by name, as the parameter takes them, the most frequent first. */
const namedValues = z.array(z.strictObject({ name: z.string(), count }));

const facetsSchema = z.strictObject({
  category: z.array(categorySchema.extend({ count })),
  metro: z.array(facetValueSchema),
  city: namedValues,
  neighborhood: namedValues,
  specialty: namedValues,
  price: namedValues,
  features: namedValues,
  rating: z.array(z.strictObject({ min: z.number(), count })),
  open_now: count,
});

const placeFoundSchema = z.strictObject({
  kind: z.enum(['metro', 'city', 'neighborhood', 'landmark', 'zip', 'state', 'point']),
  /** Null for a point. */
  name: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  /** No place has exactly this name; this is the closest match. */
  is_guess: z.boolean(),
  /** The radius that was searched around it. */
  radius_miles: z.number(),
  /** Other places with this name, the likeliest first. */
  others: z.array(z.string()),
});

/** What was recognized in `q` as a place or a time ('pizza in austin', 'vet open sunday'). */
const recognizedSchema = z.strictObject({
  q: z.string(),
  near: z.string().nullable(),
  open: z.literal('now').optional(),
  day: z.enum(days).optional(),
  /** 'HH:MM' */
  time: z.string().optional(),
  /** 'YYYY-MM-DD' of that day when it is more than a week away. */
  date: z.string().optional(),
  /** Asked for beside a place: 'nearest', 'within 5 miles of'. */
  sort: z.literal('distance').optional(),
  radius_miles: z.number().optional(),
  /** Slug of the category when the words name a need ('toothache') or are its Spanish name. */
  category: z.string().optional(),
  /** Includes the features requested separately. */
  features: z.array(z.string()).optional(),
});

/** One page of results as SQL returns it; see `SearchAnswer` for what the Worker returns. */
export const searchRowSchema = z.strictObject({
  results: z.array(listingCardSchema).max(20),
  /** Who confirmed facts of the results, by their ids; empty for pages, which do not show it. */
  confirmations: z.record(z.guid(), confirmationsSchema),
  facets: facetsSchema,
  /** Exact, or at least so many when `total_capped`. */
  total: z.int(),
  /** Whether counting stopped: at 10,000, with a time or a rating at 1,000. */
  total_capped: z.boolean(),
  /** Sort key and id of this page's last listing when another page follows, else null. */
  next: z.strictObject({ key: z.string(), id: z.guid() }).nullable(),
  /** The sort order applied: 'distance' without a place falls back to 'rating' or 'relevance'. */
  sort: z.enum(sortOrders),
  /** The words as interpreted; null without words. */
  words: z.string().nullable(),
  /** Whether `words` differ from what was typed. */
  corrected: z.boolean(),
  /** The words in another spelling that finds something too; null without one. */
  other_words: z.string().nullable(),
  /** Words among those typed that no result may have ('coffee not starbucks'). */
  excluded: z.array(z.string()),
  /** Words left out because nothing matches with them; `words` and `corrected_query` are the others. */
  left_out: z.array(z.string()),
  /** Whether nothing matches in the place: a wider area was searched, or its name read as words. */
  is_elsewhere: z.boolean(),
  recognized: recognizedSchema.nullable(),
  /** Features that every result has ('Kid friendly'), and those left out as none has them. */
  features: z.array(z.string()),
  missing_features: z.array(z.string()),
  /** Whether the time in the words was left out: all results are then closed or have no hours. */
  missing_time: z.boolean(),
  /** All results' locations, grouped to at most some hundred clusters; null if one page has all. */
  clusters: z.array(clusterSchema).nullable(),
  /** Name of the `category` and the `metro`; null when not requested or unknown. */
  category: nameSchema.nullable(),
  metro: nameSchema.nullable(),
  /** Null when no place was requested or none of that name is known. */
  place: placeFoundSchema.nullable(),
});

/** A page of results as the Worker returns it: the SQL row, its `next` as one opaque cursor. */
export const searchAnswerSchema = searchRowSchema
  .omit({
    next: true,
    words: true,
    corrected: true,
    other_words: true,
    confirmations: true,
  })
  .extend({
    next_cursor: z.string().nullable(),
    /** The interpreted words when they ask for something else than what was typed ('golden cafe'), else null. */
    corrected_query: z.string().nullable(),
    /** Another `q` that may be meant, where that is a close call; else null. */
    did_you_mean: z.string().nullable(),
    /** The `q` that searches the words as typed, if they were corrected; else null. */
    as_typed: z.string().nullable(),
    /** Whether no vocabulary could be loaded: nothing but words was read in `q`. */
    is_words_only: z.boolean().optional(),
  });

/** A page of results as the API answers it. */
export const searchResponseSchema = searchAnswerSchema.extend({
  results: z.array(
    listingCardSchema.extend({
      confirmations: confirmationsSchema,
      /** With `date`: what the listing says of that date. */
      hours_on_date: z.string().nullable().optional(),
      ...holidaySchema.shape,
    }),
  ),
  /** What the screen says of the results: words left out, a place that was assumed. */
  notices: z.array(z.string()),
});

const names = z.array(z.string());

/** What words mean in this directory, as the database has it; see `Vocabulary`. */
export const vocabularyRowsSchema = z.strictObject({
  version: z.string(),
  /** Slug, name and synonyms. */
  categories: z.array(z.tuple([z.string(), z.string(), names])),
  /** Former and present slugs. */
  former_categories: z.array(z.tuple([z.string(), z.string()])),
  /** Kind, meaning and phrases. */
  phrases: z.array(z.tuple([z.string(), z.string(), names])),
  alternatives: z.array(z.tuple([z.string(), names])),
  /** Normalized, without 'and', with their other names. */
  brands: z.array(z.tuple([z.string(), names])),
  short_names: z.array(z.tuple([z.string(), names])),
});

/** A business that closed or moved away from this address. */
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
      /** The phone number or street that matched the typed text; null if the name matched. */
      found_by: z.string().nullable(),
      /** Several others have this name: `searches` has a search for all of them. */
      is_brand: z.boolean(),
    }),
  ),
  categories: z.array(nameSchema),
  places: z.array(
    z.strictObject({
      kind: z.enum(['metro', 'city', 'neighborhood', 'zip', 'state']),
      name: z.string(),
    }),
  ),
  /** Words or a category combined with a place. */
  searches: z.array(
    z.strictObject({
      /** The words, or the category's name. */
      what: z.string(),
      /** The category's slug. */
      category: z.string().nullable(),
      near: z.string(),
    }),
  ),
  /** 'S Lamar Blvd' in 'Austin, TX' */
  streets: z.array(z.strictObject({ name: z.string(), city: z.string() })),
});

/** @public What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  get_vocabulary: vocabularyRowsSchema.nullable(),
  find_former_listings: z.array(formerListingSchema).max(3),
  search_businesses: searchRowSchema,
  suggest: suggestionsSchema,
};
