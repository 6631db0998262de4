import { useSyncExternalStore } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { acceptedStore } from '#app/browser/errors/error-reports.ts';

/** The message that React Router gives server errors in the browser. */
const serverErrorMessage = 'Unexpected Server Error';

/**
 * Returns whether an error is logged: by the server, or by the error tracker once it confirmed it.
 */
export function useIsLogged(error: unknown): boolean {
  const isAccepted = useSyncExternalStore(
    acceptedStore.subscribe,
    () => acceptedStore.has(error),
    () => false,
  );
  return isAccepted || isLoggedByServer(error);
}

function isLoggedByServer(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500;
  return import.meta.env.SSR || (error instanceof Error && error.message === serverErrorMessage);
}
