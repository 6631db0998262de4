import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { requestId } from 'hono/request-id';
import { AppError } from '#app/errors/app-error.ts';
import { getArt } from './art/get-art.tsx';
import { getQrCode } from './business/get-qr-code.ts';
import { getVcard } from './business/get-vcard.ts';
import { getConfig } from './config/get-config.ts';
import type { AppContext, AppEnv } from './env.ts';
import { postEnvelope } from './errors/post-envelope.ts';
import { raiseTestError } from './errors/raise-test-error.ts';
import { getAtomFeed } from './feeds/get-atom-feed.ts';
import { getJsonFeed } from './feeds/get-json-feed.ts';
import { getHealth } from './health/get-health.ts';
import { getPrometheus } from './metrics/get-prometheus.ts';
import { getSummary } from './metrics/get-summary.ts';
import { getLlms } from './machines/get-llms.ts';
import { getOpensearch } from './machines/get-opensearch.ts';
import { getRobots } from './machines/get-robots.ts';
import { getSecurity } from './machines/get-security.ts';
import { getMapPlaces } from './map/get-map-places.ts';
import { postMetrics } from './metrics/post-metrics.ts';
import { requireMetricsToken } from './metrics/require-metrics-token.ts';
import { answerError } from './middleware/error-response.ts';
import { logRequest } from './middleware/log-request.ts';
import { openToOtherSites } from './middleware/open-to-other-sites.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import { addSecurityHeaders } from './middleware/security-headers.ts';
import { provideServices } from './middleware/services.ts';
import { cachePages } from './pages/cache-pages.ts';
import { redirectToCanonical } from './pages/redirect-to-canonical.ts';
import { getPlace } from './place/get-place.ts';
import { relay, relayMethods } from './relay/relay.ts';
import { type RouteManifest, createRouteNamer } from './route-pattern.ts';
import { getOpensearchSuggestions } from './search/get-opensearch-suggestions.ts';
import { getSearch } from './search/get-search.ts';
import { getSearchCsv } from './search/get-search-csv.ts';
import { getSearchGeojson } from './search/get-search-geojson.ts';
import { getSearchRss } from './search/get-search-rss.ts';
import { getSearchRedirect } from './search/get-search-redirect.ts';
import { getSuggest } from './search/get-suggest.ts';
import { getSitemap } from './sitemaps/get-sitemap.ts';
import { getSitemapIndex } from './sitemaps/get-sitemap-index.ts';
import { getShareImage } from './share/get-share-image.tsx';

type AppOptions = {
  /** Answers everything that is not an endpoint: React Router's pages. */
  handlePage: (c: AppContext, request: Request) => Response | Promise<Response>;
  /** The routes of those pages; logs and metrics name requests by them. */
  findRoutes: () => Promise<RouteManifest>;
  /** Changes with the files that pages name. */
  findPageVersion: () => Promise<string>;
};

/** The Worker's table of contents: middleware in running order, endpoints, pages last. */
export function createApp({ handlePage, findRoutes, findPageVersion }: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const nameRoute = createRouteNamer(findRoutes);

  app.use(requestId({ headerName: '' }));
  app.use(logRequest(nameRoute));
  app.use(addSecurityHeaders);
  app.use(provideServices);

  for (const [path, handler] of Object.entries(searchFormats)) {
    app.get(path, openToOtherSites, rateLimit('search'), handler);
  }
  app.get('/api/suggest', openToOtherSites, rateLimit('suggest'), getSuggest);
  app.get('/api/opensearch', openToOtherSites, rateLimit('suggest'), getOpensearchSuggestions);
  app.get('/api/map/places', rateLimit('suggest'), getMapPlaces);
  app.get('/api/place', rateLimit('suggest'), getPlace);
  app.get('/search', rateLimit('search'), getSearchRedirect);
  app.post('/api/metrics', rateLimit('metrics'), postMetrics(nameRoute));
  const readMetrics = [rateLimit('metricsReads'), requireMetricsToken] as const;
  app.get('/api/metrics/summary', ...readMetrics, getSummary);
  app.get('/api/metrics/prometheus', ...readMetrics, getPrometheus);
  app.post('/api/errors', rateLimit('errors'), postEnvelope);
  app.post('/api/errors/test', rateLimit('testErrors'), raiseTestError);
  app.get('/robots.txt', getRobots);
  app.get('/llms.txt', getLlms);
  app.get('/opensearch.xml', getOpensearch);
  app.get('/.well-known/security.txt', getSecurity);
  app.get('/sitemap.xml', rateLimit('sitemap'), getSitemapIndex);
  app.get('/sitemaps/:name', rateLimit('sitemap'), getSitemap);
  app.get('/business/:slug/vcard', rateLimit('files'), getVcard);
  app.get('/business/:slug/qr.svg', rateLimit('files'), getQrCode);
  app.get('/art/*', getArt);
  app.get('/share/*', rateLimit('files'), getShareImage);
  app.get('/api/health', getHealth);
  app.get('/api/config', getConfig);
  app.on(relayMethods, '/api/relay/*', rateLimit('relay'), relay);
  app.get('/blog/feed.xml', etag(), getAtomFeed);
  app.get('/blog/feed.json', etag(), getJsonFeed);

  for (const [path, allow] of Object.entries(allowedMethods)) {
    app.all(path, () => {
      throw new AppError('method_not_allowed', { headers: { Allow: allow } });
    });
  }
  app.all('/api/*', () => {
    throw new AppError('not_found');
  });
  app.get('*', redirectToCanonical);
  app.all('*', (c) => {
    const renderPage = (request: Request) => handlePage(c, request);
    return cachePages(c, { renderPage, nameRoute, findPageVersion });
  });

  app.onError(answerError);
  return app;
}

/** The same search, in the formats of programs. */
const searchFormats = {
  '/api/search': getSearch,
  '/search.json': getSearch,
  '/search.csv': getSearchCsv,
  '/search.geojson': getSearchGeojson,
  '/search.rss': getSearchRss,
};

const allowedMethods = {
  '/api/search': 'GET, HEAD',
  '/search.json': 'GET, HEAD',
  '/search.csv': 'GET, HEAD',
  '/search.geojson': 'GET, HEAD',
  '/search.rss': 'GET, HEAD',
  '/api/suggest': 'GET, HEAD',
  '/api/opensearch': 'GET, HEAD',
  '/robots.txt': 'GET, HEAD',
  '/llms.txt': 'GET, HEAD',
  '/opensearch.xml': 'GET, HEAD',
  '/.well-known/security.txt': 'GET, HEAD',
  '/sitemap.xml': 'GET, HEAD',
  '/sitemaps/*': 'GET, HEAD',
  '/api/map/places': 'GET, HEAD',
  '/api/place': 'GET, HEAD',
  '/search': 'GET, HEAD',
  '/business/:slug/vcard': 'GET, HEAD',
  '/business/:slug/qr.svg': 'GET, HEAD',
  '/art/*': 'GET, HEAD',
  '/share/*': 'GET, HEAD',
  '/api/metrics': 'POST',
  '/api/metrics/summary': 'GET, HEAD',
  '/api/metrics/prometheus': 'GET, HEAD',
  '/api/errors': 'POST',
  '/api/errors/test': 'POST',
  '/api/health': 'GET, HEAD',
  '/api/config': 'GET, HEAD',
  '/blog/feed.xml': 'GET, HEAD',
  '/blog/feed.json': 'GET, HEAD',
  '/api/relay/*': relayMethods.join(', '),
};
