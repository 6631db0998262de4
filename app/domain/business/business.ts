import type { z } from 'zod';
import type {
  businessAnswerSchema,
  businessSchema,
  confirmationSchema,
  goneBusinessSchema,
  hoursSchema,
  listingCardSchema,
  nearbyListingSchema,
  openAnswerSchema,
  openingHoursSchema,
  serviceSchema,
  specialHoursSchema,
} from './business-schema.ts';

/** A span of opening hours. `closes` at or before `opens` ends on the next day. */
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** Hours of one date that differ from the week; both times null means closed that day. */
export type SpecialHours = z.infer<typeof specialHoursSchema>;

/** What a listing's state of opening is worked out from. */
export type Hours = z.infer<typeof hoursSchema>;

/** A listing as it stands in a list of results. */
export type ListingCard = z.infer<typeof listingCardSchema>;

/** Something the business does, with what it costs in cents; see `formatPrice`. */
export type Service = z.infer<typeof serviceSchema>;

/** When a fact was last known to be true (ISO 8601), and who said so. */
export type Confirmation = z.infer<typeof confirmationSchema>;

export type NearbyListing = z.infer<typeof nearbyListingSchema>;

/** Everything the public profile of a listing shows. */
export type Business = z.infer<typeof businessSchema>;

/** A listing as programs get it. */
export type BusinessAnswer = z.infer<typeof businessAnswerSchema>;

/** Whether a listing is open at a moment. Times are 'YYYY-MM-DDTHH:MM' on its own clock. */
export type OpenAnswer = z.infer<typeof openAnswerSchema>;

/** What is left of a listing that was taken down: where to look instead. */
export type GoneBusiness = z.infer<typeof goneBusinessSchema>;

/** The feature of a listing that takes no visitors without an appointment; beside hours it is said, too. */
export const byAppointmentOnly = 'By appointment only';
