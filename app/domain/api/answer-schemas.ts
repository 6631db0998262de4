import { z } from 'zod';
import { type ErrorCode, errorTable } from '#app/errors/app-error.ts';
import {
  businessAnswerSchema,
  categorySchema,
  confirmationsSchema,
  holidaySchema,
  listingCardSchema,
  nearbyListingSchema,
  openAnswerSchema,
  openingHoursSchema,
  serviceSchema,
  specialHoursSchema,
} from '../business/business-schema.ts';
import { cardTexts, forFields } from '../business/business.ts';
import { businessHistorySchema } from '../history/history-schema.ts';
import { metroIndexSchema } from '../metro-index/metro-index-schema.ts';
import { changesAnswerSchema } from '../metro/metro-schema.ts';
import { photoSchema } from '../photo/photo-schema.ts';
import { searchResponseSchema, suggestionsSchema } from '../search/search-schema.ts';
import type { OperationId } from './operations.ts';

const codes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]];

/** The body of every failed request. */
const errorAnswerSchema = z.strictObject({
  error: z.strictObject({
    code: z.enum(codes),
    /** A sentence for people. */
    message: z.string(),
    /** What is wrong, by parameter name. */
    fields: z.record(z.string(), z.array(z.string())).optional(),
    /** To quote when reporting a problem. */
    request_id: z.string(),
  }),
});

/** A page of results as GeoJSON, RFC 7946. */
const featureCollectionSchema = z.strictObject({
  type: z.literal('FeatureCollection'),
  /** As in the JSON answer. */
  properties: z.strictObject({ notices: z.array(z.string()) }),
  features: z.array(
    z.strictObject({
      type: z.literal('Feature'),
      id: z.guid(),
      geometry: z
        .strictObject({ type: z.literal('Point'), coordinates: z.array(z.number()).length(2) })
        .nullable(),
      properties: z.strictObject({
        ...listingCardSchema.pick(forFields(cardTexts, true)).shape,
        category: z.string(),
        more_categories: z.string(),
        rating: z.number().nullable(),
        review_count: z.int(),
        distance_miles: z.number().nullable(),
        /** With `date`: what the listing says of that date. */
        hours_on_date: z.string().nullable().optional(),
        ...holidaySchema.shape,
        url: z.url(),
        confirmations: confirmationsSchema,
      }),
    }),
  ),
});

/** The blog's feed in JSON Feed 1.1. */
const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  description: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  icon: z.url(),
  language: z.string(),
  items: z.array(
    z.strictObject({
      id: z.string(),
      url: z.url(),
      title: z.string(),
      summary: z.string(),
      content_html: z.string(),
      authors: z.array(z.strictObject({ name: z.string() })),
      tags: z.array(z.string()).optional(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
    }),
  ),
});

type Described = { id: string; description: string };

/** Schemas that have a name in openapi.json. */
export const named = z.registry<Described>();
const name = (schema: z.ZodType, id: string, description: string) => {
  named.add(schema, { id, description });
  return id;
};

name(categorySchema, 'Category', 'A category of listings; `hue` is the angle of its color.');
name(
  openingHoursSchema,
  'OpeningHours',
  'Opening hours of a weekday (1 is Monday). Hours that close at or before they open end on the next day.',
);
name(
  specialHoursSchema,
  'SpecialHours',
  'Hours of one date, instead of the weekly hours. Both null: closed on that date.',
);
name(
  listingCardSchema,
  'Listing',
  'A listing in a list. Its page is `/business/{slug}`. `distance_miles` is the distance from the place searched. `map_place` is its location, or else the center of its zip code or city.',
);
name(photoSchema, 'Photo', 'A photo of a listing. Addresses are paths on this site.');
name(serviceSchema, 'Service', 'A service of the business, with prices in cents.');
name(nearbyListingSchema, 'NearbyListing', 'A nearby listing of another category.');

export const errorAnswer = name(
  errorAnswerSchema,
  'Error',
  'Every error: `code` for programs, `message` for people, `fields` by parameter name, and `request_id` for reports to us.',
);

/** The name of the schema of each operation's response; null if it is not JSON. */
export const answerNames: Record<OperationId, string | null> = {
  search: name(
    searchResponseSchema,
    'SearchAnswer',
    'A page of results. `notices` are sentences about how the results differ from the search, as the page shows them. `total` is exact, or a minimum if `total_capped` is true. `corrected_query` has the words as understood; `did_you_mean` and `as_typed` are other values of `q` to offer; `asked` has the filters found in the words. `is_elsewhere`: nothing matches in the place itself. `left_out`, `missing_features` and `missing_time` are parts of the search that were ignored because nothing matches them.',
  ),
  searchCsv: null,
  searchGeojson: name(featureCollectionSchema, 'FeatureCollection', 'GeoJSON, RFC 7946.'),
  searchRss: null,
  searchMarkdown: null,
  businessMarkdown: null,
  guideMarkdown: null,
  suggest: name(suggestionsSchema, 'Suggestions', 'Suggestions for what someone is typing.'),
  business: name(
    businessAnswerSchema,
    'Business',
    'A listing with everything on its page. Reviews belong to their authors: show who wrote them.',
  ),
  open: name(
    openAnswerSchema,
    'OpenState',
    'Whether a listing is open at a moment. Times are `YYYY-MM-DDTHH:MM` in its time zone. `is_open` is null if its hours are not listed.',
  ),
  vcard: null,
  history: name(
    businessHistorySchema,
    'History',
    'A page of changes. A row’s hash is the SHA-256 of these lines: the previous hash, the listing’s id, number, time, role, field, and the hash of its values.',
  ),
  metroIndex: name(
    metroIndexSchema,
    'MetroIndex',
    'All listings of a city. Numbers in a row that are “of” something are positions in that list, from 0. Weeks are openings and closings in turn, in minutes since Monday 00:00.',
  ),
  changes: name(
    changesAnswerSchema,
    'Changes',
    'Businesses that opened (were added to the directory), closed or moved in a city since a day. `moved_to` is the slug of the listing at the new address.',
  ),
  jsonFeed: name(jsonFeedSchema, 'JsonFeed', 'JSON Feed 1.1.'),
  atomFeed: null,
};
