import { browserErrorsPath } from '#app/config/error-reports.ts';
import { violationsPath } from '#app/config/reports.ts';
import { signOutPath } from '#app/config/session.ts';
import { postLocate } from './business/post-locate.ts';
import { postSimilar } from './business/post-similar.ts';
import { getConfig } from './config/get-config.ts';
import { get, groups, post } from './endpoint-groups.ts';
import type { Endpoint } from './endpoint.ts';
import { whenAsked } from './when-asked.ts';
import { postBrowserError } from './errors/post-browser-error.ts';
import { postEnvelope } from './errors/post-envelope.ts';
import { raiseTestError } from './errors/raise-test-error.ts';
import { getEmptySearches } from './health/get-empty-searches.ts';
import { getHealth } from './health/get-health.ts';
import { getParts } from './health/get-parts.ts';
import { getLlms } from './machines/get-llms.ts';
import { getOpensearch } from './machines/get-opensearch.ts';
import { getRobots } from './machines/get-robots.ts';
import { getSecurity } from './machines/get-security.ts';
import { getSpeculationRules } from './machines/get-speculation-rules.ts';
import { getMapPlaces } from './map/get-map-places.ts';
import { getServiceWorker } from './offline/get-service-worker.ts';
import { postMetrics } from './metrics/post-metrics.ts';
import { getPhoto } from './photos/get-photo.ts';
import { getPlace } from './place/get-place.ts';
import { publicEndpoints } from './public-endpoints.ts';
import { relay } from './relay/relay.ts';
import { getSearchRedirect } from './search/get-search-redirect.ts';
import { getSitemap } from './sitemaps/get-sitemap.ts';
import { getSitemapIndex } from './sitemaps/get-sitemap-index.ts';
import { postReports } from './reports/post-reports.ts';
import { postSignOut } from './session/post-sign-out.ts';
import { postVisits } from './visits/post-visits.ts';

const { open, mails, sitemap, files, pictures, metrics } = groups;

/**
 * All responses that are not pages. Mounts, 405s, the shared tests and ENDPOINTS.md are made from
 * this table.
 */
export const endpoints: Endpoint[] = [
  ...publicEndpoints,
  get('/search', {
    limit: 'search',
    callers: 'anyone',
    handler: getSearchRedirect,
    answers: 'remembers the place for people without JavaScript and redirects to `/`',
  }),
  get('/opensearch.xml', {
    ...open,
    handler: getOpensearch,
    answers: 'the directory as a search engine of a browser',
  }),
  post('/mcp', {
    limit: 'suggest',
    callers: 'anyone',
    takesKeys: true,
    handler: whenAsked(async () => (await import('./mcp/post-mcp.ts')).postMcp),
    answers:
      'the directory for assistants, by the Model Context Protocol (streamable HTTP without sessions): `search_businesses`, `get_business`, `is_open_at`, `find_places`, each within the limit of the same in the API',
  }),
  get('/api/map/places', {
    limit: 'suggest',
    callers: 'anyone',
    reads: ['bounds'],
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
  get('/business/:slug/qr.svg', {
    ...files,
    handler: whenAsked(async () => (await import('./business/get-qr-code.ts')).getQrCode),
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
    handler: whenAsked(
      async () => (await import('./claims/post-website-check.ts')).postWebsiteCheck,
    ),
    answers:
      '`{ outcome }`: `approved`, `sent` (it waits for an admin), `missing`, `unreachable`, `refused` (no website on the public web) or `closed`',
  }),
  {
    methods: ['PUT'],
    path: '/api/claims/:id/documents/:slot',
    limit: 'documents',
    callers: 'people',
    handler: whenAsked(async () => (await import('./claims/put-document.ts')).putDocument),
    answers:
      '204; `?name=` and a PDF, JPEG or PNG of at most 10 MB, which is read from the file; slots 1 to 5, sent again it replaces',
  },
  get('/art/*', {
    ...pictures,
    reads: ['slug', 'letter', 'hue'],
    handler: whenAsked(async () => (await import('./art/get-art.tsx')).getArt),
    answers:
      '`/art/:drawing.svg?slug=&letter=&hue=`, the drawing that stands where there is no photo; follows from its address',
  }),
  get('/map/nation.svg', {
    ...pictures,
    reads: ['v'],
    handler: whenAsked(async () => (await import('./map/get-nation.ts')).getNation),
    answers: '`?v=`, the states as one path, for maps that show many of them; kept for good',
  }),
  get('/photos/*', {
    ...pictures,
    handler: getPhoto,
    answers:
      '`/photos/:listing/:photo-1600.webp` and `…-480.webp`: a photo of a listing, from the bucket `business-photos`, or under `/photos/drafts/` and `/photos/articles/` one of a submission or a text; 404 for what is no picture by its content',
  }),
  get('/share/*', {
    ...files,
    isPicture: true,
    handler: whenAsked(async () => (await import('./share/get-share-image.tsx')).getShareImage),
    answers:
      '`site.png`, `businesses/:slug.png`, `guides/…`, `posts/…`: the picture of a page where it is shared, 1200 by 630',
  }),
  get('/sitemap.xml', { ...sitemap, handler: getSitemapIndex, answers: 'the index of these:' }),
  get('/sitemaps/:name', {
    ...sitemap,
    handler: getSitemap,
    answers:
      '`pages.xml`, `categories.xml`, `metros.xml`, `guides.xml`, `posts.xml`, `businesses-1.xml` … of 10,000 listings each',
  }),
  get('/api/metros/:slug/guides.json', {
    ...files,
    hasEtag: true,
    handler: whenAsked(async () => (await import('./offline/get-metro-guides.ts')).getMetroGuides),
    answers:
      '`{ guides: [{ slug, title, summary, blocks }] }`, the newest three guides of a metro as text, for reading without a network',
  }),
  get('/sw.js', {
    ...open,
    handler: getServiceWorker,
    answers:
      'the service worker of a city kept for offline; while the flag `offline` is off, one that removes itself and what it kept',
  }),
  get('/speculation-rules.json', {
    ...open,
    handler: getSpeculationRules,
    answers: 'which pages a browser may render beforehand',
  }),
  get('/robots.txt', { ...open, handler: getRobots, answers: 'what crawlers look for' }),
  get('/llms.txt', { ...open, handler: getLlms, answers: 'what agents look for' }),
  get('/.well-known/change-password', {
    ...open,
    handler: (c) => c.redirect('/account-settings#password', 302),
    answers: 'redirects password managers to the form for a new password (W3C)',
  }),
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
    handler: whenAsked(async () => (await import('./metrics/get-summary.ts')).getSummary),
    answers:
      '`?days=&by=&path=&device=&country=` → percentiles and shares per vital, by `all`, `hour`, `day`, `path`, `device` or `country`',
  }),
  get('/api/metrics/prometheus', {
    ...metrics,
    handler: whenAsked(async () => (await import('./metrics/get-prometheus.ts')).getPrometheus),
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
  post(signOutPath, {
    ...mails,
    handler: postSignOut,
    answers:
      '204 with `Clear-Site-Data: "cache"`, once a session has ended; to our own pages alone. What the browser stores of the visitor stays',
  }),
  post(violationsPath, {
    limit: 'errors',
    callers: 'anyone',
    handler: postReports,
    answers:
      '204; what browsers kept pages from, `application/reports+json` or `application/csp-report`, counted by day, rule, origin and route for admins',
  }),
  post(browserErrorsPath, {
    limit: 'errors',
    callers: 'anyone',
    handler: postBrowserError,
    answers:
      '202; an error of a page, `{ name, path, at }` without its message, for the log and the count on the admins’ health screen',
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
    handler: whenAsked(async () => (await import('./exports/get-export.ts')).getExport),
    answers:
      '`{id}.csv` or `.geojson`: the listings of an export that this admin began within the last hour, RFC 4180 or RFC 7946, sent in pieces',
  }),
  post('/api/imports/work', {
    ...mails,
    handler: whenAsked(async () => (await import('./imports/post-work.ts')).postWork),
    answers: '202; imports that an admin has begun go on now, not with the next minute',
  }),
  {
    ...mails,
    methods: ['GET', 'POST'],
    path: '/api/mails/unsubscribe',
    handler: whenAsked(async () => (await import('./mails/post-choice.ts')).unsubscribe),
    answers:
      '`POST ?token=` of a mail → 204: its kind comes no more (RFC 8058); GET redirects to the page that asks',
  },
  post('/api/mails/resubscribe', {
    ...mails,
    handler: whenAsked(async () => (await import('./mails/post-choice.ts')).postResubscribe),
    answers: '`?token=` → 204: it comes again',
  }),
  post('/api/mails/send', {
    ...mails,
    handler: whenAsked(async () => (await import('./mails/post-send.ts')).postSend),
    answers: '202; mails that are due go now, not with the next minute',
  }),
  get('/api/health', {
    ...open,
    limit: 'files',
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
      '`{ supabase_url, supabase_publishable_key, sentry_dsn, tiles, flags }`, for the browser’s own client; `flags` are those that were set',
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
