import { get, groups, type Endpoint, onDemand } from './endpoint.ts';

const { search, suggest, listings } = groups;

/**
 * Endpoints that other sites may read; /openapi.json describes them (app/domain/api/operations.ts),
 * and a test compares.
 */
export const publicEndpoints: Endpoint[] = [
  get('/api/search', {
    ...search,
    operation: 'search',
    handler: onDemand(async () => (await import('./search/get-search.ts')).getSearch),
    answers: 'results, facets, total and `next_cursor`',
  }),
  get('/search.json', {
    ...search,
    takesKeys: true,
    handler: onDemand(async () => (await import('./search/get-search.ts')).getSearch),
    answers: 'the same',
  }),
  get('/search.csv', {
    ...search,
    operation: 'searchCsv',
    handler: onDemand(async () => (await import('./search/get-search-csv.ts')).getSearchCsv),
    answers: 'the same, RFC 4180',
  }),
  get('/search.geojson', {
    ...search,
    operation: 'searchGeojson',
    handler: onDemand(
      async () => (await import('./search/get-search-geojson.ts')).getSearchGeojson,
    ),
    answers: 'the same, RFC 7946',
  }),
  get('/search.rss', {
    ...search,
    operation: 'searchRss',
    handler: onDemand(async () => (await import('./search/get-search-rss.ts')).getSearchRss),
    answers: 'the same as RSS 2.0',
  }),
  get('/search.md', {
    ...search,
    operation: 'searchMarkdown',
    handler: onDemand(
      async () => (await import('./markdown/get-search-markdown.ts')).getSearchMarkdown,
    ),
    answers: 'the same as Markdown',
  }),
  get('/api/suggest', {
    ...suggest,
    operation: 'suggest',
    handler: onDemand(async () => (await import('./search/get-suggest.ts')).getSuggest),
    answers: '`?q=&near=` → businesses, categories, places, searches and streets',
  }),
  get('/api/opensearch', {
    ...suggest,
    handler: onDemand(
      async () => (await import('./search/get-opensearch-suggestions.ts')).getOpensearchSuggestions,
    ),
    answers: '`?q=&near=` → completions for a browser’s search field',
  }),
  get('/api/businesses/:slug', {
    ...listings,
    operation: 'business',
    handler: onDemand(async () => (await import('./business/get-business.ts')).getBusiness),
    answers: 'what the public page shows; 301 for a former slug, 410 if taken down',
  }),
  get('/api/businesses/:slug/open', {
    ...listings,
    operation: 'open',
    searchParams: ['at'],
    handler: onDemand(async () => (await import('./business/get-open.ts')).getOpen),
    answers: '`?at=` → whether it is open then, in its own time zone',
  }),
  get('/business/:slug/vcard', {
    ...listings,
    operation: 'vcard',
    handler: onDemand(async () => (await import('./business/get-vcard.ts')).getVcard),
    answers: 'the listing as vCard 3.0',
  }),
  get('/business/:slug/index.md', {
    ...listings,
    operation: 'businessMarkdown',
    handler: onDemand(
      async () => (await import('./markdown/get-listing-markdown.ts')).getListingMarkdown,
    ),
    answers: 'the same as Markdown',
  }),
  get('/business/:slug/history.json', {
    ...listings,
    operation: 'history',
    searchParams: ['before'],
    handler: onDemand(async () => (await import('./business/get-history.ts')).getHistory),
    answers: 'the history of the listing, 100 rows a page',
  }),
  get('/api/metros/:slug/index.json', {
    ...search,
    operation: 'metroIndex',
    searchParams: ['since'],
    handler: onDemand(async () => (await import('./metros/get-metro-index.ts')).getMetroIndex),
    answers: 'all listings of a metro in short; `?since=` → the difference to that version',
  }),
  get('/api/changes', {
    ...search,
    operation: 'changes',
    searchParams: ['metro', 'since', 'cursor'],
    handler: onDemand(async () => (await import('./metros/get-changes.ts')).getChanges),
    answers: '`?metro=&since=` → what opened, closed and moved in a city, 100 a page',
  }),
  get('/cityguides/:slug/index.md', {
    ...listings,
    operation: 'guideMarkdown',
    handler: onDemand(
      async () => (await import('./markdown/get-guide-markdown.ts')).getGuideMarkdown,
    ),
    answers: 'a guide as Markdown',
  }),
  get('/blog/feed.xml', {
    ...listings,
    operation: 'atomFeed',
    handler: onDemand(async () => (await import('./feeds/get-atom-feed.ts')).getAtomFeed),
    answers: 'the latest 20 posts as Atom',
  }),
  get('/blog/feed.json', {
    ...listings,
    operation: 'jsonFeed',
    handler: onDemand(async () => (await import('./feeds/get-json-feed.ts')).getJsonFeed),
    answers: 'the same as JSON Feed 1.1',
  }),
  get('/openapi.json', {
    ...listings,
    handler: onDemand(async () => (await import('./openapi/get-openapi.ts')).getOpenapi),
    answers: 'the public API as OpenAPI 3.1',
  }),
];
