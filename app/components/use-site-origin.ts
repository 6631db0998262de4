import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';

/** Where this site says it lives, for structured data; '' while an error screen stands in for the root. */
export function useSiteOrigin(): string {
  return useRouteLoaderData<typeof loader>('root')?.origin ?? '';
}
