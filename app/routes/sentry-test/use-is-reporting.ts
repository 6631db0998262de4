import { useRouteLoaderData } from 'react-router';

/** Whether errors are reported anywhere; the loader of routes/visit says so once for all screens. */
export function useIsReporting(): boolean {
  const visit = useRouteLoaderData<{ sentryDsn: string | null }>('visit');
  return Boolean(visit?.sentryDsn);
}
