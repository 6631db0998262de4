import { Outlet, createContext } from 'react-router';
import { stallNavigation } from '#app/browser/navigation/stalled-navigation.ts';
import { RouteError } from '#app/components/errors/route-error.tsx';
import {
  publicEnvContext,
  servicesContext,
  siteOriginContext,
  visitContext,
} from '#app/context.ts';
import { answerAppError } from '#app/errors/answer-app-error.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { Route } from './+types/visit';

const refusalContext = createContext<AppError | null>(null);

/**
 * Counts every page that must be rendered against the limit of its screen, and only then lets
 * loaders have the outside world. What is in the page cache never gets here.
 * @throws data with status 429
 */
const countVisit: Route.MiddlewareFunction = async ({ context, url }) => {
  const { handle, services, count } = context.get(visitContext);
  await count(handle.limit?.(url.searchParams) ?? 'pages').catch((error: unknown) => {
    if (error instanceof AppError) context.set(refusalContext, error);
    answerAppError(error);
  });
  context.set(servicesContext, services);
};

/** When to come back: React Router drops the headers of what a middleware throws. */
const sayWhenToReturn: Route.MiddlewareFunction = async ({ context }, next) => {
  const response = await next();
  for (const [name, value] of Object.entries(context.get(refusalContext)?.headers ?? {})) {
    response.headers.set(name, value);
  }
  return response;
};

export const middleware = [sayWhenToReturn, countVisit];

/** A screen that the network does not bring leaves the one that stands where it is. */
const keepStanding: Route.ClientMiddlewareFunction = async ({ request, url }, next) => {
  const results = await next();
  if (request.method !== 'GET') return results;
  const failed = Object.values(results).filter(({ type }) => type === 'error');
  const errors = failed.map(({ result }): unknown => result);
  await stallNavigation({ url, signal: request.signal, errors });
  return results;
};

export const clientMiddleware = [keepStanding];

/** Asked once: nothing in it changes while somebody is here. */
export function loader({ context }: Route.LoaderArgs) {
  const { sentryDsn } = context.get(publicEnvContext);
  return { origin: context.get(siteOriginContext), sentryDsn };
}

export function shouldRevalidate() {
  return false;
}

/** What a loader's error says for itself, such as when to try again. */
export function headers({ parentHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? parentHeaders;
}

/**
 * Around every screen. Not in the root, which must have neither middleware nor loader: what they
 * throw is shown by the boundary of the first of them, and the root's is of no use (see below).
 */
export default function Visit() {
  return <Outlet />;
}

/**
 * Catches the errors of all screens here, below the root: a root error makes React build the document
 * with its scripts anew, which `require-trusted-types-for 'script'` forbids, and the page goes blank.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />;
}
