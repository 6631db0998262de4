import { useRouteLoaderData } from 'react-router';

/** Returns whether errors are reported; the loader of routes/visit says so for all screens. */
export function useIsReporting(): boolean {
  const visit = useRouteLoaderData<{ sentry_dsn: string | null }>('visit');
  return Boolean(visit?.sentry_dsn);
}
