import { z } from 'zod';
import { describeInput } from '#app/domain/api/describe-api.ts';
import type { OperationId } from '#app/domain/api/operations.ts';
import {
  businessAnswerSchema,
  confirmationsSchema,
  holidaySchema,
  listingCardSchema,
  openAnswerSchema,
} from '#app/domain/business/business-schema.ts';
import { cardTexts, fieldsWith, forFields } from '#app/domain/business/business.ts';
import { changesAnswerSchema } from '#app/domain/metro/metro-schema.ts';
import { searchResponseSchema, suggestionsSchema } from '#app/domain/search/search-schema.ts';

const opinion = { rating: true, review_count: true } as const;

/** A listing in results, in short. */
export const foundListingSchema = listingCardSchema
  .pick({ slug: true, ...forFields(cardTexts, true), ...opinion, distance_miles: true })
  .extend({
    category: z.string(),
    /** The names of those that it has besides, separated by '; '. */
    more_categories: z.string(),
    is_open_now: z.boolean().nullable(),
    confirmations: confirmationsSchema,
    /** With `date`: what the listing says of that date. */
    hours_on_date: z.string().nullable().optional(),
    ...holidaySchema.shape,
    url: z.url(),
  });

export const foundSchema = searchResponseSchema
  .pick({
    notices: true,
    total: true,
    total_capped: true,
    next_cursor: true,
    corrected_query: true,
    did_you_mean: true,
    as_typed: true,
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
  category: true,
  more_categories: true,
  ...forFields(fieldsWith({ is_text: true }), true),
  slug: true,
  url: true,
  status: true,
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
  verification: true,
  confirmations: true,
  ...opinion,
});

export const foundChangesSchema = changesAnswerSchema.extend({
  changes: z.array(changesAnswerSchema.shape.changes.element.extend({ url: z.url() })).max(100),
});

export const placesSchema = suggestionsSchema.pick({ places: true, categories: true });

/**
 * What the SDK publishes of each tool, described once for each isolate: it asks for it with every
 * request.
 */
export const toolSchemas = {
  search_businesses: { inputSchema: inputOf('search'), outputSchema: outputOf(foundSchema) },
  get_business: {
    inputSchema: inputOf('business'),
    outputSchema: outputOf(describedListingSchema),
  },
  is_open_at: { inputSchema: inputOf('open'), outputSchema: outputOf(openAnswerSchema) },
  find_changes: { inputSchema: inputOf('changes'), outputSchema: outputOf(foundChangesSchema) },
  find_places: { inputSchema: inputOf('suggest'), outputSchema: outputOf(placesSchema) },
};

/**
 * Returns the parameters of an operation for a tool. The SDK only publishes this schema: the
 * operation's own schema parses the values, with plain messages.
 */
function inputOf(id: OperationId) {
  const validate = (value: unknown) => ({ value: value as Record<string, unknown> });
  return toStandardSchema(describeInput(id), validate);
}

/** Returns the result of a tool, against which the SDK also checks it. */
function outputOf<Output>(schema: z.ZodType<Output>) {
  const { validate } = schema['~standard'];
  return toStandardSchema(z.toJSONSchema(schema), validate);
}

function toStandardSchema<Validate>(described: Record<string, unknown>, validate: Validate) {
  const jsonSchema = { input: () => described, output: () => described };
  return { '~standard': { version: 1 as const, vendor: 'mainstreet', validate, jsonSchema } };
}
