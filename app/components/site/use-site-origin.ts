import { useRouteLoaderData } from 'react-router';

/** Where this site says it lives, for structured data; '' while an error screen stands in for all. */
export function useSiteOrigin(): string {
  return useRouteLoaderData<{ origin: string }>('visit')?.origin ?? '';
}
