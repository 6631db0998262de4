import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Env } from '#app/config/env.ts';
import { AppError } from '#app/errors/app-error.ts';
import { endpoints } from './endpoints.ts';
import type { AppContext, AppEnv } from './env.ts';
import { setEdgeCacheHeaders } from './middleware/edge-cache-headers.ts';
import { answerError } from './middleware/error-response.ts';
import { logRequest } from './middleware/log-request.ts';
import { prepareResponse, answerPrepared } from './middleware/prepared-response.ts';
import { refuseFlood } from './middleware/refuse-flood.ts';
import { provideScreens } from './middleware/screens.ts';
import { addSecurityHeaders } from './middleware/security-headers.ts';
import { provideServices } from './middleware/services.ts';
import { mountEndpoints } from './mount-endpoints.ts';
import { cachePages } from './pages/cache-pages.ts';
import { redirectToCanonical } from './pages/redirect-to-canonical.ts';
import { redirectToMarkdown } from './pages/redirect-to-markdown.ts';
import { type RouteManifest, createScreens } from './screens.ts';

type AppOptions = {
  /** Handles everything that is not an endpoint: React Router's pages. */
  handlePage: (c: AppContext, request: Request) => Response | Promise<Response>;
  /** The routes of those pages. */
  getRoutes: () => Promise<RouteManifest>;
  /** Changes with the names of the assets in pages. */
  getPageVersion: () => Promise<string>;
};

/** The order of everything in the Worker: ready responses, middleware, endpoints, pages. */
export function createApp({ handlePage, getRoutes, getPageVersion }: AppOptions): {
  fetch: (request: Request, env: Env, ctx: ExecutionContext) => Response | Promise<Response>;
} {
  const app = new Hono<AppEnv>();

  app.use(requestId({ headerName: '' }));
  app.use(refuseFlood);
  app.use(provideScreens(createScreens(getRoutes)));
  app.use(logRequest);
  app.use(prepareResponse);
  app.use(addSecurityHeaders);
  app.use(provideServices);
  app.use(setEdgeCacheHeaders);

  mountEndpoints(app, endpoints);

  app.get('*', redirectToMarkdown);
  app.get('*', redirectToCanonical);
  app.get('*', (c) => {
    const renderPage = (request: Request) => handlePage(c, request);
    return cachePages(c, { renderPage, getPageVersion });
  });

  app.all('*', () => {
    throw new AppError('method_not_allowed', { headers: { Allow: 'GET, HEAD' } });
  });

  app.onError(answerError);
  return {
    fetch: (request, env, ctx) => answerPrepared(request, env) ?? app.fetch(request, env, ctx),
  };
}
