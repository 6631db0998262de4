import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { coverSchema, photoSchema } from '../photo/photo-schema.ts';
import { reviewPageSchema, reviewSummarySchema } from '../review/review-schema.ts';

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

/** What a listing's state of opening is worked out from. */
export const hoursSchema = z.strictObject({
  time_zone: z.string(),
  opening_hours: z.array(openingHoursSchema),
  special_hours: z.array(specialHoursSchema),
  /** At this moment: one that says when it opens again is not any more from that day on. */
  temporarily_closed: z.boolean(),
});

export const categorySchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  hue: z.number(),
});

/** A category as one chooses it. */
export const categoryChoiceSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  synonyms: z.array(z.string()),
  /** What belongs there, in a sentence. */
  meaning: z.string(),
  /** What is good to know about such a place. */
  attributes: z.array(z.string()),
});

const nameSchema = z.strictObject({ slug: z.string(), name: z.string() });

/** What a listing's card and its profile both tell. */
const listingFacts = {
  ...hoursSchema.shape,
  id: z.guid(),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  category: categorySchema,
  /** A cuisine or trade that tells more than the category, as `nameKind` does. */
  specialty: z.string().nullable(),
  /** Its name as 'Austin, TX'. */
  metro: nameSchema.nullable(),
  street: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** 1.0 to 5.0, null without reviews. */
  rating: z.number().min(1).max(5).nullable(),
  review_count: z.int(),
  attributes: z.array(z.string()),
  verification: z.enum(verification_level),
};

/** A listing as it stands in a list of results. */
export const listingCardSchema = z.strictObject({
  ...listingFacts,
  cover: coverSchema.nullable(),
  /** Where a map puts it: its own place, else the middle of its zip code or city; null when unknown. */
  map_place: z
    .strictObject({ lat: z.number(), lng: z.number(), is_approximate: z.boolean() })
    .nullable(),
  /** From the place searched, null without one. */
  distance_miles: z.number().nullable(),
});

/** Something the business does, with what it costs in cents; see `formatPrice`. */
export const serviceSchema = z.strictObject({
  name: z.string(),
  description: z.string().nullable(),
  least_price_cents: z.int().nullable(),
  most_price_cents: z.int().nullable(),
  /** 'hour', 'person'; null when the price is for the whole. */
  price_unit: z.string().nullable(),
});

/** When a fact was last known to be true (ISO 8601), and who said so. */
export const confirmationSchema = z.strictObject({
  at: z.iso.datetime({ offset: true }),
  source: z.enum(fact_source),
});

export const nearbyListingSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  street: z.string().nullable(),
  /** The category's name. */
  category: z.string(),
  distance_miles: z.number(),
});

/** A listing's status while the public may see it. */
export const publicStatusSchema = z.enum(listing_status).extract(['published', 'closed', 'moved']);

/** Everything the public profile of a listing shows. */
export const businessSchema = z.strictObject({
  ...listingFacts,
  email: z.string().nullable(),
  photos: z.array(photoSchema),
  status: publicStatusSchema,
  /** 'YYYY-MM-DD', the first day on which one that is temporarily closed is open again. */
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
  /** Type of its category in schema.org's vocabulary; several are separated by a space. */
  schema_type: z.string(),
  services: z.array(serviceSchema),
  confirmations: z.partialRecord(z.enum(listing_fact), confirmationSchema),
  review_summary: reviewSummarySchema,
  reviews: reviewPageSchema,
  /** Of the same category. */
  similar: z.array(listingCardSchema),
  /** Of other categories, the nearest first. */
  nearby: z.array(nearbyListingSchema),
});

/** A listing as programs get it. */
export const businessAnswerSchema = businessSchema.extend({
  /** Of its page. */
  url: z.url(),
});

/** Whether a listing is open at a moment. Times are 'YYYY-MM-DDTHH:MM' on its own clock. */
export const openAnswerSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  /** Of its page. */
  url: z.url(),
  time_zone: z.string(),
  /** The moment asked about. */
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
  /** Null where the hours are not known. */
  is_open: z.boolean().nullable(),
  /** When it closes, where it is open. */
  closes_at: z.string().nullable(),
  /** When it opens next, where it is closed and opens within a month. */
  opens_at: z.string().nullable(),
  /** 'YYYY-MM-DD', where it is closed for a while and says until when. */
  reopens_on: z.iso.date().nullable(),
  /** Whether it takes no visitors without an appointment. */
  by_appointment_only: z.boolean(),
});

/** What is left of a listing that was taken down: where to look instead. */
export const goneBusinessSchema = z.strictObject({
  status: z.literal('gone'),
  category: nameSchema.nullable(),
  /** 'Austin, TX' */
  place: z.string().nullable(),
});

/** When a listing came into the directory and was last changed. */
export const listingDatesSchema = z.strictObject({
  id: z.uuid(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** Slugs of listings that are not simply there; null where the directory has none such. */
export const unusualListingsSchema = z.strictObject({
  closed: z.string().nullable(),
  moved: z.string().nullable(),
  temporarily_closed: z.string().nullable(),
});

/** Owning it, editing all of it, or its hours only. */
export const ownRoleSchema = z.enum(['owner', 'editor', 'hours']);

/** A listing as it stands among those that somebody owns or helps with. */
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
  /** 'YYYY-MM-DD': the role holds through that day; null without end, as an owner's does. */
  until: z.iso.date().nullable(),
  /** `missing`: what counts most first. */
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

/** What of a listing nobody has confirmed for half a year, with what it says. */
export const factsToConfirmSchema = z.strictObject({
  id: z.guid(),
  name: z.string(),
  slug: z.string(),
  facts: z.array(
    z.strictObject({
      fact: z.enum(listing_fact),
      /** Null when nobody ever has. */
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
