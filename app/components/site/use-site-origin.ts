import { useRouteLoaderData } from 'react-router';

/**
 * Returns the site's origin, for structured data; '' on an error screen that replaces everything.
 */
export function useSiteOrigin(): string {
  return useRouteLoaderData<{ origin: string }>('visit')?.origin ?? '';
}
