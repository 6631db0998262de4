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
      'A page of up to 20 listings, with counts for filters. Each listing says which of its facts were confirmed, by whom and when. `next_cursor` is the `cursor` of the next page, also in the `Link` header.',
    mediaType: 'application/json',
    example: '/api/search?q=pizza&near=Austin%2C%20TX',
  },
  searchCsv: {
    path: '/search.csv',
    limit: 'search',
    summary: 'The same search as CSV',
    description:
      'RFC 4180 with a header row, for spreadsheets. If the results differ from the search, lines that start with # above the header say how.',
    mediaType: 'text/csv',
    example: '/search.csv?category=cafes&metro=austin-tx',
  },
  searchGeojson: {
    path: '/search.geojson',
    limit: 'search',
    summary: 'The same search as GeoJSON',
    description:
      'RFC 7946, for maps. A listing without a location is a feature without geometry. The `notices` of the search are in the `properties` of the collection.',
    mediaType: 'application/geo+json',
    example: '/search.geojson?q=coffee&near=78701',
  },
  searchRss: {
    path: '/search.rss',
    limit: 'search',
    summary: 'The same search as RSS',
    description: 'RSS 2.0. With `sort=newest`, a feed reader shows new listings.',
    mediaType: 'application/rss+xml',
    example: '/search.rss?q=bakery&sort=newest',
  },
  searchMarkdown: {
    path: '/search.md',
    limit: 'search',
    summary: 'The same search as Markdown',
    description:
      'For assistants. A request for a page of results, a city, a listing or a guide with `Accept: text/markdown` is redirected to its Markdown.',
    mediaType: 'text/markdown',
    example: '/search.md?metro=austin-tx',
  },
  suggest: {
    path: '/api/suggest',
    limit: 'suggest',
    summary: 'Suggest completions',
    description:
      'Up to 5 businesses, 4 categories, 6 places, 3 whole searches and 3 streets. With `near`, businesses and streets near it come first. Names of places are valid values of `near`.',
    mediaType: 'application/json',
    example: '/api/suggest?q=pizza&near=Austin%2C%20TX',
  },
  business: {
    path: '/api/businesses/:slug',
    limit: 'files',
    summary: 'One listing',
    description:
      'Everything on its public page, with the first page of reviews. A former slug redirects (301), and a listing that was taken down has status 410.',
    mediaType: 'application/json',
    example: '/api/businesses/{slug}',
  },
  open: {
    path: '/api/businesses/:slug/open',
    limit: 'files',
    summary: 'Is it open?',
    description:
      'Whether a listing is open now, or at a moment from yesterday to a year ahead, by its current hours and special days, in its time zone.',
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
  businessMarkdown: {
    path: '/business/:slug/index.md',
    limit: 'files',
    summary: 'One listing as Markdown',
    description: 'What its page says, for assistants.',
    mediaType: 'text/markdown',
    example: '/business/{slug}/index.md',
  },
  history: {
    path: '/business/:slug/history.json',
    limit: 'files',
    summary: 'What changed on a listing',
    description:
      'A page of up to 100 changes, newest first, each with the hash of the previous one, so that anyone can check that none was altered.',
    mediaType: 'application/json',
    example: '/business/{slug}/history.json',
  },
  metroIndex: {
    path: '/api/metros/:slug/index.json',
    limit: 'search',
    summary: 'All listings of a city, compact',
    description:
      'Rows and the lists they refer to, about 50 bytes a listing when compressed, for programs that search on their own. Supports `If-None-Match`.',
    mediaType: 'application/json',
    example: '/api/metros/austin-tx/index.json',
  },
  changes: {
    path: '/api/changes',
    limit: 'search',
    summary: 'Businesses that opened, closed or moved in a city',
    description:
      'A page of up to 100 listings that were added to the directory, closed or moved since a day, latest first. Each appears once, with its latest change. `metro` can also be the name of the city. `next_cursor` is the `cursor` of the next page, also in the `Link` header.',
    mediaType: 'application/json',
    example: '/api/changes?metro=austin-tx',
  },
  guideMarkdown: {
    path: '/cityguides/:slug/index.md',
    limit: 'files',
    summary: 'A city guide as Markdown',
    description: 'As its author wrote it, with a line for each listing.',
    mediaType: 'text/markdown',
    example: '/cityguides/austin-tx/index.md',
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
