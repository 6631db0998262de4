import { useSyncExternalStore } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { acceptedStore } from '#app/browser/errors/error-reports.ts';

/** What React Router says in the browser of an error of the server. */
const serverErrorMessage = 'Unexpected Server Error';

/** Whether an error stands in a log: the server's, or the error tracker's, which has said so. */
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
