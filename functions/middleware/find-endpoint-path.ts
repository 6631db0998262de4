import { matchedRoutes } from 'hono/route';
import type { AppContext } from '../env.ts';

/** The paths at which middleware and the pages are mounted. */
const everything = new Set(['*', '/*']);

/**
 * Returns the path pattern of the matched endpoint, as in functions/endpoints.ts; null for a page.
 */
export function findEndpointPath(c: AppContext): string | null {
  return matchedRoutes(c).find(({ path }) => !everything.has(path))?.path ?? null;
}
