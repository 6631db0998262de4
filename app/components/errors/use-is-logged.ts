import { useSyncExternalStore } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { loggedStore } from '#app/browser/errors/error-reports.ts';

/** The message that React Router gives server errors in the browser. */
const serverErrorMessage = 'Unexpected Server Error';

/**
 * Returns whether an error is in the site's log: the server logs its own, and those of the browser
 * that were reported to it. Undefined while the report is on its way.
 */
export function useIsLogged(error: unknown): boolean | undefined {
  const isReported = useSyncExternalStore(
    loggedStore.subscribe,
    () => loggedStore.get(error),
    () => undefined,
  );
  return isLoggedByServer(error) || isReported;
}

function isLoggedByServer(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500;
  return import.meta.env.SSR || (error instanceof Error && error.message === serverErrorMessage);
}
