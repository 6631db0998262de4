import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { coverSchema, photoSchema } from '../photo/photo-schema.ts';
import { questionPageSchema } from '../question/question-schema.ts';
import { reviewPageSchema, reviewSummarySchema } from '../review/review-schema.ts';
import { fieldsWith, forFields } from './fields-with.ts';

const { fact_source, listing_fact, listing_status, verification_level } = Constants.public.Enums;

/** 'HH:MM', local to the listing's time zone; '24:00' is midnight. */
const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);

/** A span of opening hours. `closes` at or before `opens` ends on the next day. */
export const openingHoursSchema = z.strictObject({
  /** ISO: 1 is Monday, 7 is Sunday. */
  day_of_week: z.int().min(1).max(7),
  opens: time,
  closes: time,
});

/** Hours of one date that differ from the week; both times null means closed that day. */
export const specialHoursSchema = z.strictObject({
  /** 'YYYY-MM-DD' */
  date: z.iso.date(),
  opens: time.nullable(),
  closes: time.nullable(),
  note: z.string().nullable(),
});

/** What determines whether a listing is open. */
export const hoursSchema = z.strictObject({
  time_zone: z.string(),
  opening_hours: z.array(openingHoursSchema),
  special_hours: z.array(specialHoursSchema),
  /** Now; false from the date on which it says it reopens. */
  temporarily_closed: z.boolean(),
});

export const categorySchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  hue: z.number(),
  /** The slug whose drawing its listings have, where it is not its own. */
  drawing: z.optional(z.string()),
});

/** A category to choose. */
export const categoryChoiceSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  synonyms: z.array(z.string()),
  /** What belongs in it, in a sentence. */
  meaning: z.string(),
  /** The attributes that matter for it. */
  attributes: z.array(z.string()),
});

const nameSchema = z.strictObject({ slug: z.string(), name: z.string() });

/** What a listing's card and its profile have in common. */
const listingFacts = {
  ...forFields(fieldsWith({ is_text: true, is_on_card: true }), z.string().nullable()),
  ...hoursSchema.shape,
  id: z.guid(),
  slug: z.string(),
  name: z.string(),
  /** Its main category. */
  category: categorySchema,
  /** Up to four that it has besides. */
  more_categories: z.array(nameSchema),
  /** Its name as 'Austin, TX'. */
  metro: nameSchema.nullable(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** 1.0 to 5.0; null without reviews. */
  rating: z.number().min(1).max(5).nullable(),
  review_count: z.int(),
  attributes: z.array(z.string()),
  verification: z.enum(verification_level),
};

/** A service of the business and its price in cents; see `formatPrice`. */
export const serviceSchema = z.strictObject({
  name: z.string(),
  description: z.string().nullable(),
  min_price_cents: z.int().nullable(),
  max_price_cents: z.int().nullable(),
  /** 'hour', 'person'; null if the price is for everything. */
  price_unit: z.string().nullable(),
});

/** A listing in a list of results. */
export const listingCardSchema = z.strictObject({
  ...listingFacts,
  cover: coverSchema.nullable(),
  /**
   * Where a map shows it: its location, else the center of its zip code or city; null if unknown.
   */
  map_place: z
    .strictObject({ lat: z.number(), lng: z.number(), is_approximate: z.boolean() })
    .nullable(),
  /** In results: the service that the words name, else the first with a price. */
  service: serviceSchema.nullable(),
  /** In results: the sentence of a review that has one of the words. */
  quote: z.string().nullable(),
  /** In results: where it has the words, each in the most telling field: specialty, category and city are its kind. */
  matched: z
    .array(
      z.strictObject({
        field: z.enum(['name', 'kind', 'offers', 'text']),
        words: z.array(z.string()),
      }),
    )
    .nullable(),
  /** From the place of the search; null without one. */
  distance_miles: z.number().nullable(),
});

/** When a fact was last confirmed (ISO 8601), and by whom. */
export const confirmationSchema = z.strictObject({
  at: z.iso.datetime({ offset: true }),
  source: z.enum(fact_source),
});

/** By fact; one that nobody has confirmed is absent. */
export const confirmationsSchema = z.partialRecord(z.enum(listing_fact), confirmationSchema);

export const nearbyListingSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  street: z.string().nullable(),
  /** Name of the category. */
  category: z.string(),
  distance_miles: z.number(),
});

/** The statuses of listings that the public can see. */
export const publicStatusSchema = z.enum(listing_status).extract(['published', 'closed', 'moved']);

/** Everything that the public profile of a listing shows. */
export const businessSchema = z.strictObject({
  ...forFields(fieldsWith({ is_text: true }), z.string().nullable()),
  ...listingFacts,
  photos: z.array(photoSchema),
  status: publicStatusSchema,
  /** 'YYYY-MM-DD', the day on which a temporarily closed listing reopens. */
  reopens_on: z.iso.date().nullable(),
  moved_to: z
    .strictObject({
      slug: z.string(),
      name: z.string(),
      street: z.string().nullable(),
      city: z.string(),
      state: z.string(),
    })
    .nullable(),
  is_claimed: z.boolean(),
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
  /** The types of its categories in schema.org's vocabulary, separated by spaces. */
  schema_type: z.string(),
  services: z.array(serviceSchema),
  confirmations: confirmationsSchema,
  review_summary: reviewSummarySchema,
  reviews: reviewPageSchema,
  questions: questionPageSchema,
  /** Listings of the same category. */
  similar: z.array(listingCardSchema),
  /** Listings of other categories, the nearest first. */
  nearby: z.array(nearbyListingSchema),
});

/** A listing in the API. */
export const businessAnswerSchema = businessSchema.extend({
  /** Address of its page. */
  url: z.url(),
});

/** What a listing's hours of a day are worth; see `confirmHoliday`. */
export const holidaySchema = z.strictObject({
  /** The holiday that the day is; null for none. */
  holiday: z.string().nullable(),
  /** Whether the listing has said its hours of that holiday; null for none. */
  is_holiday_confirmed: z.boolean().nullable(),
});

/** Whether a listing is open at a moment. Times are 'YYYY-MM-DDTHH:MM' in its time zone. */
export const openAnswerSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  /** Address of its page. */
  url: z.url(),
  time_zone: z.string(),
  /** The requested moment. */
  at: z.string().nullable(),
  state: z.enum([
    'open',
    'open_24_hours',
    'closed',
    'temporarily_closed',
    'closed_for_good',
    'moved',
    'unknown',
  ]),
  /** Null if its hours are unknown. */
  is_open: z.boolean().nullable(),
  /** When it closes, if it is open. */
  closes_at: z.string().nullable(),
  /** When it opens next, if it is closed and opens within a month. */
  opens_at: z.string().nullable(),
  /** 'YYYY-MM-DD', if it is temporarily closed and says until when. */
  reopens_on: z.iso.date().nullable(),
  /** Whether it only takes visitors by appointment. */
  by_appointment_only: z.boolean(),
  ...holidaySchema.shape,
  /** What the page says of that day's hours: 'Hours may differ on Christmas Day'. */
  notices: z.array(z.string()),
});

/** What the page of a removed listing shows: where to look instead. */
export const goneBusinessSchema = z.strictObject({
  status: z.literal('gone'),
  category: nameSchema.nullable(),
  /** 'Austin, TX' */
  place: z.string().nullable(),
});

/** When a listing was created and last changed. */
export const listingDatesSchema = z.strictObject({
  id: z.uuid(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** Slugs of closed, moved and temporarily closed listings; null if there is none. */
export const unusualListingsSchema = z.strictObject({
  closed: z.string().nullable(),
  moved: z.string().nullable(),
  temporarily_closed: z.string().nullable(),
});

/** A page of listings of any status, for admins. */
export const businessesToManageSchema = z.strictObject({
  businesses: z
    .array(
      z.strictObject({
        id: z.guid(),
        slug: z.string(),
        name: z.string(),
        street: z.string().nullable(),
        city: z.string(),
        state: z.string(),
        zip_code: z.string(),
        /** The name of its main category. */
        category: z.string(),
        phone: z.string().nullable(),
        status: z.enum(listing_status),
        temporarily_closed: z.boolean(),
        owner_id: z.guid().nullable(),
        /** The owner's name; null without an owner or a name. */
        owner: z.string().nullable(),
        updated_at: z.iso.datetime({ offset: true }),
      }),
    )
    .max(50),
  /** Pass it as `after` to get the next page. */
  next: z.guid().nullable(),
  /** How many match, up to 1,000. */
  total: z.int(),
});

/** Owns it, edits everything, or edits its hours. */
export const ownRoleSchema = z.enum(['owner', 'editor', 'hours']);

/** A listing in the list of those that somebody owns or helps with. */
export const ownListingSchema = z.strictObject({
  id: z.guid(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  status: z.enum(listing_status),
  temporarily_closed: z.boolean(),
  rating: z.number().nullable(),
  review_count: z.int(),
  role: ownRoleSchema,
  /** 'YYYY-MM-DD', the last day of the role; null without end, as for an owner. */
  until: z.iso.date().nullable(),
  /** `missing`: the most important first. */
  completeness: z.strictObject({
    percent: z.int().min(0).max(100),
    missing: z.array(
      z.enum([
        'hours',
        'photos',
        'phone',
        'description',
        'website',
        'services',
        'place',
        'attributes',
      ]),
    ),
  }),
});

/** Facts of a listing that nobody has confirmed for half a year, with their values. */
export const factsToConfirmSchema = z.strictObject({
  id: z.guid(),
  name: z.string(),
  slug: z.string(),
  facts: z.array(
    z.strictObject({
      fact: z.enum(listing_fact),
      /** Null if nobody ever has. */
      confirmed_at: z.iso.datetime({ offset: true }).nullable(),
    }),
  ),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  street: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  opening_hours: z.array(openingHoursSchema),
});

/** @public What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  confirm_facts: z.strictObject({ outcome: z.literal('confirmed') }),
  confirm_listings: z.int(),
  undo_confirmations: z.int(),
  find_businesses_to_manage: businessesToManageSchema,
  find_categories: z.array(categoryChoiceSchema),
  find_facts_to_confirm: z.array(factsToConfirmSchema).max(1000),
  find_listing_dates: z.array(listingDatesSchema),
  find_own_listings: z.array(ownListingSchema).max(1000),
  find_unusual_listings: unusualListingsSchema,
  get_business: z.discriminatedUnion('status', [businessSchema, goneBusinessSchema]).nullable(),
};
