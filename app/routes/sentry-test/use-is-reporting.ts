import { useRouteLoaderData } from 'react-router';

/** Whether errors are reported anywhere; the root's loader says so once for all screens. */
export function useIsReporting(): boolean {
  const root = useRouteLoaderData<{ sentryDsn: string | null }>('root');
  return Boolean(root?.sentryDsn);
}
