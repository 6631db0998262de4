import type { rateLimits } from '#app/config/limits.ts';

/**
 * What openapi.json and the page for developers say about an endpoint that other sites may call.
 */
export type Operation = {
  /** As in functions/endpoints.ts; a test compares them. */
  path: string;
  limit: keyof typeof rateLimits;
  summary: string;
  description: string;
  mediaType: string;
  /** An address that responds. `{slug}` stands for that of a listing. */
  example: string;
};

/** The public API, in the order of the documentation. */
export const operations = {
  search: {
    path: '/api/search',
    limit: 'search',
    summary: 'Search the directory',
    description:
      'A page of at most 20 listings with counts to narrow by; each says which of its facts were confirmed, by whom and when. `next_cursor` is the `cursor` of the next page, which the Link header names, too.',
    mediaType: 'application/json',
    example: '/api/search?q=pizza&near=Austin%2C%20TX',
  },
  searchCsv: {
    path: '/search.csv',
    limit: 'search',
    summary: 'The same search as CSV',
    description:
      'RFC 4180 with a header line, for spreadsheets. Where the results are not quite what was asked, lines with # above the header say so.',
    mediaType: 'text/csv',
    example: '/search.csv?category=cafes&metro=austin-tx',
  },
  searchGeojson: {
    path: '/search.geojson',
    limit: 'search',
    summary: 'The same search as GeoJSON',
    description:
      'RFC 7946, for maps. A listing whose place is not known is a feature without geometry. The `notices` of the search are in the `properties` of the collection.',
    mediaType: 'application/geo+json',
    example: '/search.geojson?q=coffee&near=78701',
  },
  searchRss: {
    path: '/search.rss',
    limit: 'search',
    summary: 'The same search as RSS',
    description: 'RSS 2.0; with `sort=newest` a feed reader shows what is new.',
    mediaType: 'application/rss+xml',
    example: '/search.rss?q=bakery&sort=newest',
  },
  suggest: {
    path: '/api/suggest',
    limit: 'suggest',
    summary: 'Suggest completions',
    description:
      'Up to 5 businesses, 4 categories, 6 places, and 3 whole searches and streets; businesses and streets near a known `near` come first. The names of places are what `near` understands.',
    mediaType: 'application/json',
    example: '/api/suggest?q=pizza&near=Austin%2C%20TX',
  },
  business: {
    path: '/api/businesses/:slug',
    limit: 'files',
    summary: 'One listing',
    description:
      'Everything its public page shows, with the first page of reviews. By slug or id; a former slug redirects (301), a listing that was taken down answers 410.',
    mediaType: 'application/json',
    example: '/api/businesses/{slug}',
  },
  open: {
    path: '/api/businesses/:slug/open',
    limit: 'files',
    summary: 'Is it open?',
    description:
      'Whether a listing is open now, or at a moment from yesterday to a year ahead, by its hours and special days as they stand today, on its own clock.',
    mediaType: 'application/json',
    example: '/api/businesses/{slug}/open',
  },
  vcard: {
    path: '/business/:slug/vcard',
    limit: 'files',
    summary: 'One listing as a contact',
    description: 'vCard 3.0, for address books.',
    mediaType: 'text/vcard',
    example: '/business/{slug}/vcard',
  },
  history: {
    path: '/business/:slug/history.json',
    limit: 'files',
    summary: 'What changed on a listing',
    description:
      'A hundred changes a page, the newest first, each with the hash of the previous one, so that anyone can check that none was altered.',
    mediaType: 'application/json',
    example: '/business/{slug}/history.json',
  },
  metroIndex: {
    path: '/api/metros/:slug/index.json',
    limit: 'search',
    summary: 'All listings of a metro in short',
    description:
      'Rows and lists that they point into, some 50 bytes a listing where compressed: for programs that search by themselves. Ask again with `If-None-Match`.',
    mediaType: 'application/json',
    example: '/api/metros/austin-tx/index.json',
  },
  changes: {
    path: '/api/changes',
    limit: 'search',
    summary: 'What opened, closed and moved in a city',
    description:
      'A page of at most 100 listings that were added to the directory, closed or moved since a day, the latest first, each once by what happened last. `metro` may be the name of the city, too. `next_cursor` is the `cursor` of the next page, which the Link header names, too.',
    mediaType: 'application/json',
    example: '/api/changes?metro=austin-tx',
  },
  jsonFeed: {
    path: '/blog/feed.json',
    limit: 'files',
    summary: 'The blog as JSON Feed',
    description: 'The latest 20 posts in full, JSON Feed 1.1.',
    mediaType: 'application/feed+json',
    example: '/blog/feed.json',
  },
  atomFeed: {
    path: '/blog/feed.xml',
    limit: 'files',
    summary: 'The blog as Atom',
    description: 'The latest 20 posts in full, RFC 4287.',
    mediaType: 'application/atom+xml',
    example: '/blog/feed.xml',
  },
} satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
