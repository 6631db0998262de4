import { z } from 'zod';
import { openQuerySchema } from '../business/open-query.ts';
import { searchQuerySchema } from '../search/search-query.ts';
import { suggestQuerySchema } from '../search/suggest-query.ts';
import type { OperationId } from './operations.ts';

/** The parameters of an operation's address. */
export type Parameters = { query: z.ZodType | null; of: 'listing' | 'metro' | null };

const search = { query: searchQuerySchema, of: null };
const ofListing: Parameters = { query: null, of: 'listing' };
const none = { query: null, of: null };

/** By the schemas that parse the requests. */
export const parameters: Record<OperationId, Parameters> = {
  search,
  searchCsv: search,
  searchGeojson: search,
  searchRss: search,
  suggest: { query: suggestQuerySchema, of: null },
  business: ofListing,
  open: { query: openQuerySchema, of: 'listing' },
  vcard: ofListing,
  // Anything but a number returns the first page.
  history: { query: z.object({ before: z.int().min(1).optional() }), of: 'listing' },
  metroIndex: { query: null, of: 'metro' },
  jsonFeed: none,
  atomFeed: none,
};

/** What the slug of a path identifies. */
export const slugMeanings = {
  listing: 'Slug of the listing, the last part of the address of its page; its id does too.',
  metro: 'Slug of the city, as `facets.metro` of a search has it.',
} as const;

/** The meaning of each parameter by name, the same in all operations except for `q`. */
export const meanings: Record<string, string> = {
  q: 'Words, as people type them: a name, a category, a need (“toothache”); in a search a place and a time too (“pizza in austin open sunday”).',
  near: 'A place: “Austin, TX”, a neighborhood, a zip code.',
  lat: 'Latitude in degrees, with `lng` in the place of `near`.',
  lng: 'Longitude in degrees.',
  radius_miles: 'How far around the place; 25, or as far as a neighborhood reaches.',
  bounds: 'Only what lies within `south,west,north,east`, in degrees.',
  category: 'Slug of a category, as `facets.category` of a search has it.',
  metro: 'Slug of a city, as `facets.metro` of a search has it.',
  city: 'A city with its state: “Austin, TX”.',
  features: 'What each result has: “Kid friendly,Free Wi-Fi”.',
  open: 'Only what is open now.',
  day: 'With `time`: only what is open then.',
  time: '`HH:MM`, on the clock of each listing.',
  date: '`YYYY-MM-DD`: the date of `day`, where the next one is not meant.',
  min_rating: 'Stars at least, of those that have reviews.',
  sort: 'Without it as well as listings fit, and with a place by distance.',
  cursor: 'The `next_cursor` of the page before.',
  at: 'A moment as `2026-11-26T09:00` on the clock of the listing, or with its offset (`2026-11-26T15:00:00Z`); without it now.',
  before: 'The `next` of the page before.',
};
