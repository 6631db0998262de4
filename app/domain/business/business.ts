import type { z } from 'zod';
import type * as schemas from './business-schema.ts';

/** A span of opening hours. `closes` at or before `opens` ends on the next day. */
export type OpeningHours = z.infer<typeof schemas.openingHoursSchema>;

/** Hours of one date that differ from the week; both times null means closed that day. */
export type SpecialHours = z.infer<typeof schemas.specialHoursSchema>;

/** What determines whether a listing is open. */
export type Hours = z.infer<typeof schemas.hoursSchema>;

/** A listing in a list of results. */
export type ListingCard = z.infer<typeof schemas.listingCardSchema>;

/** A service of the business and its price in cents; see `formatPrice`. */
export type Service = z.infer<typeof schemas.serviceSchema>;

/** When a fact was last confirmed (ISO 8601), and by whom. */
export type Confirmation = z.infer<typeof schemas.confirmationSchema>;

export type NearbyListing = z.infer<typeof schemas.nearbyListingSchema>;

/** Everything that the public profile of a listing shows. */
export type Business = z.infer<typeof schemas.businessSchema>;

/** A listing in the API. */
export type BusinessAnswer = z.infer<typeof schemas.businessAnswerSchema>;

/** Whether a listing is open at a moment. Times are 'YYYY-MM-DDTHH:MM' in its time zone. */
export type OpenAnswer = z.infer<typeof schemas.openAnswerSchema>;

/** What the page of a removed listing shows: where to look instead. */
export type GoneBusiness = z.infer<typeof schemas.goneBusinessSchema>;

export { parseTypedHours } from './parse-typed-hours.ts';
export { type ListingField, cardTexts, fieldsWith, forFields, namesOf } from './fields-with.ts';

/**
 * The attribute of a listing that only takes visitors by appointment; shown even if it has hours.
 */
export const byAppointmentOnly = 'By appointment only';

type BusinessToManage = z.infer<typeof schemas.businessesToManageSchema>['businesses'][number];
export type ListingStatus = BusinessToManage['status'];

/** What listings of any status are found by. Absent fields do not restrict them. */
export type ListingFilter = {
  /**
   * An id, the address of its page, digits of its phone, a zip code, its email or website, its owner's name or email, or
   * words of its name, city and category.
   */
  q?: string;
  status?: ListingStatus;
  /** Those of these statuses alone. */
  statuses?: ListingStatus[];
  ids?: string[];
  /** Whether somebody owns it. */
  owner?: 'any' | 'none';
  /** The slug of one of its categories. */
  category?: string;
  /** The id of an import that named it. */
  import?: string;
  /** The source of an import that named it. */
  source?: string;
  /** The slug of a city's page. */
  metro?: string;
  city?: string;
  state?: string;
  /** What it lacks. */
  missing?: ('phone' | 'hours' | 'photo')[];
  /** A moment, ISO 8601. */
  changed_since?: string;
};

/** How many categories a listing can have besides its main one. */
export const maxMoreCategories = 4;

type Chosen = { category: string; more_categories: readonly string[] };

/** Returns the categories of a listing, the main one first, of all there are. */
export function findChosenCategories<Category extends { slug: string }>(
  categories: readonly Category[],
  { category, more_categories }: Chosen,
): Category[] {
  return [category, ...more_categories].flatMap(
    (slug) => categories.find((known) => known.slug === slug) ?? [],
  );
}

/** Returns the features that any of its categories offers. */
export function findOfferedFeatures(
  categories: readonly { slug: string; attributes: string[] }[],
  chosen: Chosen,
): string[] {
  const offered = findChosenCategories(categories, chosen).flatMap(({ attributes }) => attributes);
  return [...new Set(offered)];
}

/** A time on the listing's clock, or a whole date. */
export type ComingTime = {
  /** ISO: 1 for Monday. */
  weekday: number;
  /** 'HH:MM'; null for all of a date. */
  time: string | null;
  /** 'YYYY-MM-DD'; absent for the next such weekday. */
  date?: string;
};
