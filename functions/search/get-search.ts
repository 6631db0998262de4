import { describeHoursOn } from './flatten-listing.ts';
import { searchAs } from './search-as.ts';

/** `GET /api/search?q=&near=&…` and `/search.json` -> SearchResponse. Parameters: see SearchQuery. */
export const getSearch = searchAs({
  contentType: 'application/json',
  format: ({ query: { date }, answer, notices }) =>
    JSON.stringify({
      notices,
      ...answer,
      ...(date !== undefined && {
        results: answer.results.map((listing) => ({
          ...listing,
          hours_on_date: describeHoursOn(listing, date),
        })),
      }),
    }),
});
