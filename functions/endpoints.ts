import { browserErrorsPath, violationsPath } from '#app/config/reports.ts';
import { signOutPath } from '#app/config/session.ts';
import { unopenedSearchPath } from '#app/config/visits.ts';
import { searchParameters } from '#app/domain/search/search.ts';
import { claimEndpoints } from './claim-endpoints.ts';
import { getConfig } from './config/get-config.ts';
import { getOpensearch } from './crawlers/get-opensearch.ts';
import { getRobots } from './crawlers/get-robots.ts';
import { getSecurity } from './crawlers/get-security.ts';
import { getSpeculationRules } from './crawlers/get-speculation-rules.ts';
import { get, groups, post, type Endpoint, onDemand } from './endpoint.ts';
import { postBrowserError } from './errors/post-browser-error.ts';
import { postEnvelope } from './errors/post-envelope.ts';
import { raiseTestError } from './errors/raise-test-error.ts';
import { getHealth } from './health/get-health.ts';
import { getParts } from './health/get-parts.ts';
import { postMetrics } from './metrics/post-metrics.ts';
import { offlineEndpoints } from './offline-endpoints.ts';
import { getPhoto } from './photos/get-photo.ts';
import { getPlace } from './place/get-place.ts';
import { publicEndpoints } from './public-endpoints.ts';
import { relay } from './relay/relay.ts';
import { postSignOut } from './session/post-sign-out.ts';
import { setupEndpoints } from './setup-endpoints.ts';
import { postUnopenedSearch } from './visits/post-unopened-search.ts';
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
    handler: onDemand(
      async () => (await import('./search/get-search-redirect.ts')).getSearchRedirect,
    ),
    answers: 'stores the place for people without JavaScript; redirects to `/`',
  }),
  get('/frame', {
    limit: 'search',
    callers: 'anyone',
    searchParams: searchParameters,
    handler: onDemand(async () => (await import('./search/get-frame.tsx')).getFrame),
    answers: 'results or search boxes for a frame on the websites that super admins name',
  }),
  get('/manifest.webmanifest', {
    ...open,
    handler: onDemand(async () => (await import('./crawlers/get-manifest.ts')).getManifest),
    answers: 'name, colors and icons for a home screen',
  }),
  get('/opensearch.xml', {
    ...open,
    handler: getOpensearch,
    answers: 'the directory as a browser search engine',
  }),
  post('/mcp', {
    limit: 'suggest',
    callers: 'anyone',
    takesKeys: true,
    handler: onDemand(async () => (await import('./mcp/post-mcp.ts')).postMcp),
    answers: 'tools for assistants, by the Model Context Protocol',
  }),
  get('/api/map/places', {
    limit: 'suggest',
    callers: 'anyone',
    searchParams: ['bounds'],
    handler: onDemand(async () => (await import('./map/get-map-places.ts')).getMapPlaces),
    answers: '`?bounds=` → cities to label on a map',
  }),
  get('/api/place', {
    limit: 'suggest',
    callers: 'anyone',
    handler: getPlace,
    answers: 'where Cloudflare locates the visitor, or `null`',
  }),
  get('/business/:slug/qr.svg', {
    ...files,
    handler: onDemand(async () => (await import('./business/get-qr-code.ts')).getQrCode),
    answers: 'the address of the listing as a QR code',
  }),
  post('/api/similar-businesses', {
    limit: 'suggest',
    callers: 'anyone',
    handler: onDemand(async () => (await import('./business/post-similar.ts')).postSimilar),
    answers: 'up to five listings that may be the one described, with scores and reasons',
  }),
  post('/api/locate-address', {
    limit: 'suggest',
    callers: 'anyone',
    handler: onDemand(async () => (await import('./business/post-locate.ts')).postLocate),
    answers: 'place, precision and time zone of an address',
  }),
  post('/api/messages', {
    limit: 'messages',
    callers: 'people',
    handler: onDemand(async () => (await import('./messages/post-messages.ts')).postMessages),
    answers: 'sends a message to the owners of one to three listings',
  }),
  post('/api/messages/mail', {
    ...mails,
    handler: onDemand(async () => (await import('./messages/post-mail.ts')).postMail),
    answers:
      '202 `{ outcome }`; an answer by mail, signed with `MAIL_INBOUND_SECRET`; at 403 and 404 the gateway rejects it',
  }),
  post('/api/hooks/send-email', {
    ...mails,
    handler: onDemand(async () => (await import('./hooks/post-send-email.ts')).postSendEmail),
    answers:
      '`{}`; sends a mail of Supabase Auth, signed with `SEND_EMAIL_HOOK_SECRET`; `{ error }` if none could be sent',
  }),
  ...claimEndpoints,
  get('/art/*', {
    ...pictures,
    searchParams: ['slug', 'hue', 'trade', 'open'],
    handler: onDemand(async () => (await import('./placeholders/get-art.tsx')).getArt),
    answers: 'the drawing that replaces a missing photo',
  }),
  get('/map/nation.svg', {
    ...pictures,
    searchParams: ['v'],
    handler: onDemand(async () => (await import('./map/get-nation.ts')).getNation),
    answers: 'the outlines of the states',
  }),
  get('/photos/*', {
    ...pictures,
    searchParams: ['key'],
    handler: getPhoto,
    answers: 'a photo that something public shows, or with a key of `sign_photos`; else 404',
  }),
  get('/share/*', {
    ...files,
    isPicture: true,
    handler: onDemand(async () => (await import('./share/get-share-image.tsx')).getShareImage),
    answers: 'the share picture of a page, 1200 by 630',
  }),
  get('/sitemap.xml', {
    ...sitemap,
    handler: onDemand(
      async () => (await import('./sitemaps/get-sitemap-index.ts')).getSitemapIndex,
    ),
    answers: 'the index of the sitemaps',
  }),
  get('/sitemaps/:name', {
    ...sitemap,
    handler: onDemand(async () => (await import('./sitemaps/get-sitemap.ts')).getSitemap),
    answers: 'one sitemap; those of listings have 10,000 each',
  }),
  ...offlineEndpoints,
  ...setupEndpoints,
  get('/speculation-rules.json', {
    ...open,
    handler: getSpeculationRules,
    answers: 'which pages a browser may prerender',
  }),
  get('/robots.txt', { ...open, handler: getRobots, answers: 'rules for crawlers' }),
  get('/llms.txt', {
    ...open,
    handler: onDemand(async () => (await import('./crawlers/get-llms.ts')).getLlms),
    answers: 'an overview for language models',
  }),
  get('/.well-known/change-password', {
    ...open,
    handler: (c) => c.redirect('/account-settings#password', 302),
    answers: 'redirects password managers to the password form',
  }),
  get('/.well-known/security.txt', {
    ...open,
    handler: getSecurity,
    answers: 'where to report a vulnerability',
  }),
  post('/api/metrics', {
    limit: 'metrics',
    callers: 'anyone',
    handler: postMetrics,
    answers: '202; 1 to 20 web vitals',
  }),
  get('/api/metrics/summary', {
    ...metrics,
    handler: onDemand(async () => (await import('./metrics/get-summary.ts')).getSummary),
    answers: 'percentiles and shares for each vital',
  }),
  get('/api/metrics/prometheus', {
    ...metrics,
    handler: onDemand(async () => (await import('./metrics/get-prometheus.ts')).getPrometheus),
    answers: 'histograms of vitals and counts of mails, for Grafana',
  }),
  post('/api/visits', {
    limit: 'visits',
    callers: 'anyone',
    handler: postVisits,
    answers: '202; 1 to 20 events on profiles',
  }),
  post(unopenedSearchPath, {
    limit: 'visits',
    callers: 'anyone',
    handler: postUnopenedSearch,
    answers: '202; a search that was left without opening one of its first three results',
  }),
  post(signOutPath, {
    ...mails,
    handler: postSignOut,
    answers: '204 with `Clear-Site-Data` after a session has ended',
  }),
  post(violationsPath, {
    limit: 'errors',
    callers: 'anyone',
    handler: onDemand(async () => (await import('./reports/post-reports.ts')).postReports),
    answers: '204; violations that browsers report, counted for admins',
  }),
  post(browserErrorsPath, {
    limit: 'errors',
    callers: 'anyone',
    handler: postBrowserError,
    answers: '202; logs an error of a page, without its message',
  }),
  post('/api/errors', {
    limit: 'errors',
    callers: 'anyone',
    handler: postEnvelope,
    answers: 'forwards cleaned Sentry envelopes; 404 without `SENTRY_DSN`',
  }),
  post('/api/errors/test', {
    limit: 'testErrors',
    callers: 'admins',
    handler: raiseTestError,
    answers: 'fails, for `/sentry-test`',
  }),
  post('/api/decisions/execute', {
    ...mails,
    handler: onDemand(async () => (await import('./decisions/post-execute.ts')).postExecute),
    answers: '202; executes due decisions and bulk jobs now',
  }),
  get('/api/exports/:file', {
    limit: 'files',
    callers: 'people',
    handler: onDemand(async () => (await import('./exports/get-export.ts')).getExport),
    answers: 'the listings of an export as CSV or GeoJSON',
  }),
  post('/api/imports/process', {
    ...mails,
    handler: onDemand(async () => (await import('./imports/post-process.ts')).postProcess),
    answers: '202; continues running imports now',
  }),
  {
    ...mails,
    methods: ['GET', 'POST'],
    path: '/api/mails/unsubscribe',
    handler: onDemand(async () => (await import('./mails/post-choice.ts')).unsubscribe),
    answers: 'POST unsubscribes (RFC 8058); GET redirects to the page that asks',
  },
  post('/api/mails/resubscribe', {
    ...mails,
    handler: onDemand(async () => (await import('./mails/post-choice.ts')).postResubscribe),
    answers: '204; subscribes again',
  }),
  post('/api/holiday-hours', {
    ...mails,
    handler: onDemand(
      async () => (await import('./holidays/post-holiday-hours.ts')).postHolidayHours,
    ),
    answers: 'hours of a listing on a holiday, by the token of a mail to its owner; sets them',
  }),
  post('/api/mails/send', {
    ...mails,
    handler: onDemand(async () => (await import('./mails/post-send.ts')).postSend),
    answers: '202; sends due mails now',
  }),
  get('/api/health', {
    ...open,
    limit: 'files',
    handler: getHealth,
    answers: '`{ status, database, redis, kv }`; 503 if the database is unavailable',
  }),
  get('/api/health/parts', {
    limit: 'metricsReads',
    callers: 'admins',
    handler: getParts,
    answers: 'the parts of the health screen that are not in the database',
  }),
  get('/api/health/counts', {
    limit: 'metricsReads',
    callers: 'admins',
    handler: onDemand(async () => (await import('./health/get-counts.ts')).getCounts),
    answers: 'requests by hour, and how often searches found nothing',
  }),
  get('/api/config', {
    ...open,
    handler: getConfig,
    answers: 'the public settings of the browser',
  }),
  {
    methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
    path: '/api/relay/*',
    limit: 'relay',
    callers: 'our-pages',
    handler: relay,
    answers: 'forwards a call to Supabase, for networks that block it',
  },
];
