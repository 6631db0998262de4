import { searchAs } from './search-as.ts';

/** `GET /api/search?q=&near=&…` and `/search.json` -> SearchAnswer. Parameters: see SearchQuery. */
export const getSearch = searchAs({
  contentType: 'application/json',
  format: ({ answer }) => JSON.stringify(answer),
});
