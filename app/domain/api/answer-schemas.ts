import { z } from 'zod';
import {
  businessAnswerSchema,
  categorySchema,
  listingCardSchema,
  nearbyListingSchema,
  openAnswerSchema,
  openingHoursSchema,
  serviceSchema,
  specialHoursSchema,
} from '../business/business-schema.ts';
import { businessHistorySchema } from '../history/history-schema.ts';
import { metroIndexSchema } from '../metro-index/metro-index-schema.ts';
import { changesAnswerSchema } from '../metro/metro-schema.ts';
import { photoSchema } from '../photo/photo-schema.ts';
import { searchResponseSchema, suggestionsSchema } from '../search/search-schema.ts';
import { errorAnswerSchema } from './error-answer-schema.ts';
import { featureCollectionSchema, jsonFeedSchema } from './formats-schema.ts';
import type { OperationId } from './operations.ts';

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
  'A span of the week: 1 is Monday. One that closes at or before it opens ends on the next day.',
);
name(
  specialHoursSchema,
  'SpecialHours',
  'Hours of one date in the place of the week’s; both null: closed that day.',
);
name(
  listingCardSchema,
  'Listing',
  'A listing in a list. Its page is `/business/{slug}`. `distance_miles` is from the place searched; `map_place` is its own place or the middle of its zip code or city.',
);
name(photoSchema, 'Photo', 'A photo of a listing; addresses are paths on this site.');
name(serviceSchema, 'Service', 'Something the business does, with prices in cents.');
name(nearbyListingSchema, 'NearbyListing', 'A listing of another category near by.');

export const errorAnswer = name(
  errorAnswerSchema,
  'Error',
  'What every failure answers: `code` for programs, `message` for people, `fields` by the name of a parameter, `request_id` for a report to us.',
);

/** The name of the schema of each operation's response; null if it is not JSON. */
export const answerNames: Record<OperationId, string | null> = {
  search: name(
    searchResponseSchema,
    'SearchAnswer',
    'A page of results. `notices` are sentences on what the results do not fulfill, as the page shows them. `total` is exact, or at least so many where `total_capped` is true. `corrected_query` has the words as understood, `did_you_mean` and `as_typed` other values of `q` to offer, `asked` what they said besides, `is_elsewhere` whether nothing fits in the place itself; `left_out`, `missing_features` and `missing_time` what was asked and left out, since with it nothing is found.',
  ),
  searchCsv: null,
  searchGeojson: name(featureCollectionSchema, 'FeatureCollection', 'GeoJSON, RFC 7946.'),
  searchRss: null,
  suggest: name(suggestionsSchema, 'Suggestions', 'Suggestions for what someone is typing.'),
  business: name(
    businessAnswerSchema,
    'Business',
    'A listing with everything that its page shows. Reviews belong to their authors: show who wrote them.',
  ),
  open: name(
    openAnswerSchema,
    'OpenState',
    'Whether a listing is open at a moment. Times are `YYYY-MM-DDTHH:MM` on its own clock; `is_open` is null where its hours are not known.',
  ),
  vcard: null,
  history: name(
    businessHistorySchema,
    'History',
    'A page of changes. A row’s hash is SHA-256 over its lines: the hash before, the id of the listing, number, time, role, field and the hash of its values.',
  ),
  metroIndex: name(
    metroIndexSchema,
    'MetroIndex',
    'All listings of a metro. Numbers in a row that are “of” something point into the list of it, from 0; weeks are beginnings and ends in turn, in minutes since Monday 00:00.',
  ),
  changes: name(
    changesAnswerSchema,
    'Changes',
    'What opened (was added to the directory), closed and moved in a city since a day. `moved_to` is the slug of the listing at the new address.',
  ),
  jsonFeed: name(jsonFeedSchema, 'JsonFeed', 'JSON Feed 1.1.'),
  atomFeed: null,
};
