import { isRouteErrorResponse } from 'react-router';
import { site } from '#app/config/site.ts';
import { BusyScreen } from './busy-screen.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { isLoadError } from '#app/browser/on-demand/load-error.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { SiteFrame } from '#app/components/site/site-frame.tsx';

/** The screen for whatever a route threw. */
export function RouteError({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <SiteFrame hasSearch={false}>
        <title>{`Page not found · ${site.name}`}</title>
        <meta name="robots" content="noindex" />
        <NotFoundScreen />
      </SiteFrame>
    );
  }
  if (isRouteErrorResponse(error) && error.status === 429) {
    return (
      <SiteFrame hasSearch={false}>
        <title>{`One moment · ${site.name}`}</title>
        <BusyScreen />
      </SiteFrame>
    );
  }
  return (
    <SiteFrame hasSearch>
      <title>{`Something went wrong · ${site.name}`}</title>
      <ErrorScreen details={describeError(error)} canRevalidate={!isLoadError(error)} />
    </SiteFrame>
  );
}

/** What a person may quote to support. Errors of the server arrive here without their inner text. */
function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    const message = typeof error.data?.message === 'string' ? error.data.message : error.statusText;
    return `${error.status} ${message}`.trim();
  }
  if (!(error instanceof Error)) return 'Unknown error';
  return import.meta.env.DEV && error.stack ? error.stack : `${error.name}: ${error.message}`;
}
