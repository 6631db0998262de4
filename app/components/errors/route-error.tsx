import { isRouteErrorResponse } from 'react-router';
import { site } from '#app/config/site.ts';
import { AwayScreen } from './away-screen.tsx';
import { BusyScreen } from './busy-screen.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { isLoadError } from '#app/browser/on-demand/load-error.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { SiteFrame } from '#app/components/site/site-frame.tsx';

/** The page for any error that a route threw. */
export function RouteError({ error }: { error: unknown }) {
  // These screens have their own search (404) or should not have one (429).
  const hasSearch = !isRouteErrorResponse(error) || ![404, 429].includes(error.status);
  return (
    <SiteFrame hasSearch={hasSearch} hasResults={false}>
      <RouteErrorScreen error={error} />
    </SiteFrame>
  );
}

/** The same without the site's frame, where that is still rendered. */
export function RouteErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <title>{`Page not found · ${site.name}`}</title>
        <meta name="robots" content="noindex" />
        <NotFoundScreen />
      </>
    );
  }
  if (isRouteErrorResponse(error) && error.status === 429) {
    return (
      <>
        <title>{`One moment · ${site.name}`}</title>
        <BusyScreen />
      </>
    );
  }
  if (isRouteErrorResponse(error) && error.status === 503) {
    return (
      <>
        <title>{`Back in a moment · ${site.name}`}</title>
        <AwayScreen />
      </>
    );
  }
  return (
    <>
      <title>{`Something went wrong · ${site.name}`}</title>
      <ErrorScreen
        details={describeError(error)}
        error={error}
        canRevalidate={!isLoadError(error)}
      />
    </>
  );
}

/**
 * Returns the error text to quote to support. Server errors arrive without their internal message.
 */
function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    const message = typeof error.data?.message === 'string' ? error.data.message : '';
    return `${error.status} ${message}`.trim();
  }
  if (!(error instanceof Error)) return 'Unknown error';
  return import.meta.env.DEV && error.stack ? error.stack : `${error.name}: ${error.message}`;
}
