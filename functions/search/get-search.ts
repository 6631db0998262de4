import { searchAs } from './search-as.ts';

/** `GET /api/search?q=&near=&…` and `/search.json` -> SearchResponse. Parameters: see SearchQuery. */
export const getSearch = searchAs({
  contentType: 'application/json',
  format: ({ answer, notices }) => JSON.stringify({ notices, ...answer }),
});
