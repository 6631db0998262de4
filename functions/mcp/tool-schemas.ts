import { z } from 'zod';
import { describeInput } from '#app/domain/api/describe-input.ts';
import type { OperationId } from '#app/domain/api/operations.ts';
import {
  businessAnswerSchema,
  listingCardSchema,
  openAnswerSchema,
} from '#app/domain/business/business-schema.ts';
import { searchAnswerSchema, suggestionsSchema } from '#app/domain/search/search-schema.ts';

const contact = { street: true, city: true, state: true, zip_code: true, phone: true } as const;
const opinion = { rating: true, review_count: true } as const;

/** A listing in results, in short. */
export const foundListingSchema = listingCardSchema
  .pick({ slug: true, name: true, ...contact, website: true, ...opinion, distance_miles: true })
  .extend({
    category: z.string(),
    is_open_now: z.boolean().nullable(),
    url: z.url(),
  });

export const foundSchema = searchAnswerSchema
  .pick({
    total: true,
    total_capped: true,
    next_cursor: true,
    corrected_query: true,
    left_out: true,
    missing_features: true,
    missing_time: true,
    is_elsewhere: true,
  })
  .extend({
    /** The recognized place; null without one, or if the name is unknown. */
    place: z.string().nullable(),
    listings: z.array(foundListingSchema),
  });

/** A listing without reviews, pictures and nearby listings, which are on its page. */
export const describedListingSchema = businessAnswerSchema.pick({
  slug: true,
  name: true,
  url: true,
  status: true,
  description: true,
  ...contact,
  email: true,
  website: true,
  lat: true,
  lng: true,
  time_zone: true,
  opening_hours: true,
  special_hours: true,
  temporarily_closed: true,
  reopens_on: true,
  moved_to: true,
  services: true,
  attributes: true,
  specialty: true,
  verification: true,
  ...opinion,
});

export const openSchema = openAnswerSchema;
export const placesSchema = suggestionsSchema.pick({ places: true, categories: true });

/**
 * Returns the parameters of an operation for a tool. The SDK only publishes this schema: the
 * operation's own schema parses the values, with plain messages.
 */
export function inputOf(id: OperationId) {
  const described = describeInput(id);
  return {
    '~standard': {
      version: 1 as const,
      vendor: 'mainstreet',
      validate: (value: unknown) => ({ value: value as Record<string, unknown> }),
      jsonSchema: { input: () => described, output: () => described },
    },
  };
}
