import { useRouteLoaderData } from 'react-router';

/** Whether errors are reported anywhere; the loader of routes/site says so once for all screens. */
export function useIsReporting(): boolean {
  const site = useRouteLoaderData<{ sentryDsn: string | null }>('site');
  return Boolean(site?.sentryDsn);
}
