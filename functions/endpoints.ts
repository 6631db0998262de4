import { getArt } from './art/get-art.tsx';
import { getHistory } from './business/get-history.ts';
import { postWebsiteCheck } from './claims/post-website-check.ts';
import { putDocument } from './claims/put-document.ts';
import { getQrCode } from './business/get-qr-code.ts';
import { getVcard } from './business/get-vcard.ts';
import { postLocate } from './business/post-locate.ts';
import { postSimilar } from './business/post-similar.ts';
import { getConfig } from './config/get-config.ts';
import type { Endpoint } from './endpoint.ts';
import { postEnvelope } from './errors/post-envelope.ts';
import { raiseTestError } from './errors/raise-test-error.ts';
import { getExport } from './exports/get-export.ts';
import { getAtomFeed } from './feeds/get-atom-feed.ts';
import { getJsonFeed } from './feeds/get-json-feed.ts';
import { getEmptySearches } from './health/get-empty-searches.ts';
import { getHealth } from './health/get-health.ts';
import { getParts } from './health/get-parts.ts';
import { getLlms } from './machines/get-llms.ts';
import { getOpensearch } from './machines/get-opensearch.ts';
import { getRobots } from './machines/get-robots.ts';
import { getSecurity } from './machines/get-security.ts';
import { postWork } from './imports/post-work.ts';
import { postResubscribe, postUnsubscribe } from './mails/post-choice.ts';
import { postSend } from './mails/post-send.ts';
import { getMapPlaces } from './map/get-map-places.ts';
import { getPrometheus } from './metrics/get-prometheus.ts';
import { getSummary } from './metrics/get-summary.ts';
import { postMetrics } from './metrics/post-metrics.ts';
import { getPhoto } from './photos/get-photo.ts';
import { getPlace } from './place/get-place.ts';
import { relay } from './relay/relay.ts';
import { getOpensearchSuggestions } from './search/get-opensearch-suggestions.ts';
import { getSearch } from './search/get-search.ts';
import { getSearchCsv } from './search/get-search-csv.ts';
import { getSearchGeojson } from './search/get-search-geojson.ts';
import { getSearchRedirect } from './search/get-search-redirect.ts';
import { getSearchRss } from './search/get-search-rss.ts';
import { getSuggest } from './search/get-suggest.ts';
import { getShareImage } from './share/get-share-image.tsx';
import { getSitemap } from './sitemaps/get-sitemap.ts';
import { getSitemapIndex } from './sitemaps/get-sitemap-index.ts';
import { postVisits } from './visits/post-visits.ts';

type Options = Omit<Endpoint, 'methods' | 'path'>;

const get = (path: string, rest: Options): Endpoint => ({ methods: ['GET'], path, ...rest });
const post = (path: string, rest: Options): Endpoint => ({ methods: ['POST'], path, ...rest });

const search = { limit: 'search', callers: 'any-site' } as const;
const suggest = { limit: 'suggest', callers: 'any-site' } as const;
const open = { limit: null, callers: 'anyone' } as const;
const mails = { limit: 'mails', callers: 'anyone' } as const;
const sitemap = { limit: 'sitemap', callers: 'anyone' } as const;
const files = { limit: 'files', callers: 'anyone' } as const;
const metrics = { limit: 'metricsReads', callers: 'metrics-token' } as const;

/** Everything on the wire that is not a page. Mounts, 405s, the shared tests and the README come from here. */
export const endpoints: Endpoint[] = [
  get('/api/search', {
    ...search,
    handler: getSearch,
    answers:
      '`{ results, facets, total, totalCapped, nextCursor, sort, correctedQuery, leftOut, isElsewhere, place }`; parameters below',
  }),
  get('/search.json', { ...search, handler: getSearch, answers: 'the same' }),
  get('/search.csv', { ...search, handler: getSearchCsv, answers: 'the same, RFC 4180' }),
  get('/search.geojson', { ...search, handler: getSearchGeojson, answers: 'the same, RFC 7946' }),
  get('/search.rss', {
    ...search,
    handler: getSearchRss,
    answers: 'the same as RSS 2.0, worth reading with `sort=newest`',
  }),
  get('/search', {
    limit: 'search',
    callers: 'anyone',
    handler: getSearchRedirect,
    answers: 'remembers the place for people without JavaScript and redirects to `/`',
  }),
  get('/api/suggest', {
    ...suggest,
    handler: getSuggest,
    answers: '`?q=` → `{ businesses, categories, places, searches, streets }`',
  }),
  get('/api/opensearch', {
    ...suggest,
    handler: getOpensearchSuggestions,
    answers: '`?q=` → completions for the search field of a browser',
  }),
  get('/opensearch.xml', {
    ...open,
    handler: getOpensearch,
    answers: 'the directory as a search engine of a browser',
  }),
  get('/api/map/places', {
    limit: 'suggest',
    callers: 'anyone',
    handler: getMapPlaces,
    answers:
      '`?bounds=` → `[{ name, lat, lng, metro }]`, the cities to name on a map of that area and a little around it: bounds are widened to a grid, by which answers are kept for an hour',
  }),
  get('/api/place', {
    limit: 'suggest',
    callers: 'anyone',
    handler: getPlace,
    answers:
      '`{ place: { name, near, lat, lng } }`, where Cloudflare says the visitor is, or `{ place: null }`; no-store, not logged',
  }),
  get('/business/:slug/vcard', {
    ...files,
    handler: getVcard,
    answers: 'the listing as a contact, vCard 3.0',
  }),
  get('/business/:slug/history.json', {
    ...files,
    handler: getHistory,
    answers:
      'the history of the listing, a hundred rows a page, `?before=` the `next` of the page before; how its hashes are made stands in the migration `business_changes`',
  }),
  get('/business/:slug/qr.svg', {
    ...files,
    handler: getQrCode,
    answers: 'its address as a QR code',
  }),
  post('/api/similar-businesses', {
    limit: 'suggest',
    callers: 'anyone',
    handler: postSimilar,
    answers:
      '`{ name, phone, website, street, city, state, zip_code }`, any of them → up to five listings that may be it, `[{ slug, name, …, score, reasons }]`',
  }),
  post('/api/locate-address', {
    limit: 'suggest',
    callers: 'anyone',
    handler: postLocate,
    answers:
      '`{ street, city, state, zip_code }` → where it is as far as listings tell, `{ place, precision, time_zone, usual_city, time_zone_name, map }`',
  }),
  post('/api/claims/:id/website-check', {
    limit: 'websiteChecks',
    callers: 'people',
    handler: postWebsiteCheck,
    answers:
      '`{ outcome }`: `approved`, `sent` (it waits for an admin), `missing`, `unreachable`, `refused` (no website on the public web) or `closed`',
  }),
  {
    methods: ['PUT'],
    path: '/api/claims/:id/documents/:slot',
    limit: 'documents',
    callers: 'people',
    handler: putDocument,
    answers:
      '204; `?name=` and a PDF, JPEG or PNG of at most 10 MB, which is read from the file; slots 1 to 5, sent again it replaces',
  },
  get('/art/*', {
    limit: 'art',
    callers: 'anyone',
    isPicture: true,
    handler: getArt,
    answers:
      '`/art/:drawing.svg?slug=&letter=&hue=`, the drawing that stands where there is no photo; follows from its address',
  }),
  get('/photos/*', {
    limit: 'art',
    callers: 'anyone',
    handler: getPhoto,
    isPicture: true,
    answers:
      '`/photos/:listing/:photo-1600.webp` and `…-480.webp`: a photo of a listing, from the bucket `business-photos`, or under `/photos/drafts/` and `/photos/articles/` one of a submission or a text; 404 for what is no picture by its content',
  }),
  get('/share/*', {
    ...files,
    isPicture: true,
    handler: getShareImage,
    answers:
      '`site.png`, `businesses/:slug.png`, `guides/…`, `posts/…`: the picture of a page where it is shared, 1200 by 630',
  }),
  get('/blog/feed.xml', {
    ...open,
    hasEtag: true,
    handler: getAtomFeed,
    answers: 'the latest 20 posts in full, as Atom',
  }),
  get('/blog/feed.json', {
    ...open,
    hasEtag: true,
    handler: getJsonFeed,
    answers: 'the same as JSON Feed 1.1',
  }),
  get('/sitemap.xml', { ...sitemap, handler: getSitemapIndex, answers: 'the index of these:' }),
  get('/sitemaps/:name', {
    ...sitemap,
    handler: getSitemap,
    answers:
      '`pages.xml`, `categories.xml`, `metros.xml`, `guides.xml`, `posts.xml`, `businesses-1.xml` … of 10,000 listings each',
  }),
  get('/robots.txt', { ...open, handler: getRobots, answers: 'what crawlers look for' }),
  get('/llms.txt', { ...open, handler: getLlms, answers: 'what agents look for' }),
  get('/.well-known/security.txt', {
    ...open,
    handler: getSecurity,
    answers: 'what finders of holes look for',
  }),
  post('/api/metrics', {
    limit: 'metrics',
    callers: 'anyone',
    handler: postMetrics,
    answers:
      '202; a JSON array of 1 to 20 `{ metric, value, path, details, id? }`; `Authorization` says whose visit it was',
  }),
  get('/api/metrics/summary', {
    ...metrics,
    handler: getSummary,
    answers:
      '`?days=&by=&path=&device=&country=` → percentiles and shares per vital, by `all`, `hour`, `day`, `path`, `device` or `country`',
  }),
  get('/api/metrics/prometheus', {
    ...metrics,
    handler: getPrometheus,
    answers:
      'a histogram per vital, by route and device, and how many mails wait or failed; `metrics/grafana-dashboard.json` shows it',
  }),
  post('/api/visits', {
    limit: 'visits',
    callers: 'anyone',
    handler: postVisits,
    answers:
      '202; a JSON array of 1 to 20 `{ business_id, time_zone, kind, words? }`, what a visitor did with profiles; whether it counts is not said',
  }),
  post('/api/errors', {
    limit: 'errors',
    callers: 'anyone',
    handler: postEnvelope,
    answers:
      'the browser’s Sentry envelopes, for our own project alone, cleaned; 404 without `SENTRY_DSN`',
  }),
  post('/api/errors/test', {
    limit: 'testErrors',
    callers: 'admins',
    handler: raiseTestError,
    answers: 'fails, for `/sentry-test`; on the development server for everybody',
  }),
  get('/api/exports/:file', {
    limit: 'files',
    callers: 'admins',
    handler: getExport,
    answers:
      '`{id}.csv` or `.geojson`: the listings of an export that this admin began within the last hour, RFC 4180 or RFC 7946, sent in pieces',
  }),
  post('/api/imports/work', {
    ...mails,
    handler: postWork,
    answers: '202; imports that an admin has begun go on now, not with the next minute',
  }),
  post('/api/mails/unsubscribe', {
    ...mails,
    handler: postUnsubscribe,
    answers: '`?token=` of a mail → 204: its kind comes no more (RFC 8058)',
  }),
  post('/api/mails/resubscribe', {
    ...mails,
    handler: postResubscribe,
    answers: '`?token=` → 204: it comes again',
  }),
  post('/api/mails/send', {
    ...mails,
    handler: postSend,
    answers: '202; mails that are due go now, not with the next minute',
  }),
  get('/api/health', {
    ...open,
    handler: getHealth,
    answers:
      '`{ status, database, redis, kv }`, each `{ ok, latency_ms }`; 503 when the database is away',
  }),
  get('/api/health/parts', {
    limit: 'metricsReads',
    callers: 'admins',
    handler: getParts,
    answers:
      '`{ health, queues: { metrics, dead_letters }, traffic }`: the same as it is now, what waits in each queue, `{ waiting, oldest_at }`, and requests by hour of the last day; null for what is not known',
  }),
  get('/api/health/searches', {
    limit: 'metricsReads',
    callers: 'admins',
    handler: getEmptySearches,
    answers: '`{ days, places: [{ name, searches }] }`: how often searches found nothing, by place',
  }),
  get('/api/config', {
    ...open,
    handler: getConfig,
    answers:
      '`{ supabaseUrl, supabasePublishableKey, sentryDsn, tiles, flags }`, for the browser’s own client; `flags` are those that were set',
  }),
  {
    methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
    path: '/api/relay/*',
    limit: 'relay',
    callers: 'our-pages',
    handler: relay,
    answers:
      'what Supabase answers at `/rest/v1/…` and `/auth/v1/…`, for browsers whose network blocks its host',
  },
];
