import { Outlet, createContext } from 'react-router';
import { stallNavigation } from '#app/browser/navigation/stalled-navigation.ts';
import { RouteError } from '#app/components/errors/route-error.tsx';
import {
  publicEnvContext,
  servicesContext,
  siteOriginContext,
  renderingContext,
} from '#app/context.ts';
import { answerAppError } from '#app/errors/answer-loader-errors.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { Route } from './+types/base-layout';

const refusalContext = createContext<AppError | null>(null);

/**
 * Counts every page that must be rendered against the limit of its screen, and then provides the
 * services to loaders. Cached pages do not get here.
 * @throws data with status 429
 */
const limitRenderedPages: Route.MiddlewareFunction = async ({ context, url }) => {
  const { handle, services, count } = context.get(renderingContext);
  await count(handle.limit?.(url.searchParams) ?? 'pages').catch((error: unknown) => {
    if (error instanceof AppError) context.set(refusalContext, error);
    answerAppError(error);
  });
  context.set(servicesContext, services);
};

/** Sets Retry-After here, because React Router drops the headers of what a middleware throws. */
const setRetryAfter: Route.MiddlewareFunction = async ({ context }, next) => {
  const response = await next();
  for (const [name, value] of Object.entries(context.get(refusalContext)?.headers ?? {})) {
    response.headers.set(name, value);
  }
  return response;
};

export const middleware = [setRetryAfter, limitRenderedPages];

/** Keeps the present screen if the next one cannot be loaded. */
const keepCurrentScreen: Route.ClientMiddlewareFunction = async ({ request, url }, next) => {
  const results = await next();
  if (request.method !== 'GET') return results;
  const failed = Object.values(results).filter(({ type }) => type === 'error');
  const errors = failed.map(({ result }): unknown => result);
  await stallNavigation({ url, signal: request.signal, errors });
  return results;
};

export const clientMiddleware = [keepCurrentScreen];

/** Loaded once: nothing in it changes during a visit. */
export function loader({ context }: Route.LoaderArgs) {
  const publicEnv = context.get(publicEnvContext);
  const { sentry_dsn, map_style_url, turnstile_site_key, phone_codes } = publicEnv;
  const origin = context.get(siteOriginContext);
  return { origin, sentry_dsn, map_style_url, turnstile_site_key, phone_codes };
}

export function shouldRevalidate() {
  return false;
}

/** Passes on headers of loader errors, such as Retry-After. */
export function headers({ parentHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? parentHeaders;
}

/**
 * Surrounds every screen. Not the root: it must have neither middleware nor loader, because the
 * first route with one shows their errors, and an error of the root breaks the page (see below).
 */
export default function BaseLayout() {
  return <Outlet />;
}

/**
 * Catches the errors of all screens below the root: for a root error React renders the document
 * with its scripts again, which `require-trusted-types-for 'script'` forbids, and the page would be
 * blank.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />;
}
