import { describeDay } from './flatten-listing.ts';
import { searchAs } from './search-as.ts';

/** `GET /api/search?q=&near=&…` and `/search.json` -> SearchResponse. Parameters: see SearchQuery. */
export const getSearch = searchAs({
  contentType: 'application/json',
  format: ({ notices, ...search }) =>
    JSON.stringify({
      notices,
      ...search.answer,
      results: search.answer.results.map((listing) => ({
        ...listing,
        ...describeDay(listing, search),
      })),
    }),
});
