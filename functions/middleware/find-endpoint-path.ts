import { matchedRoutes } from 'hono/route';
import type { AppContext } from '../env.ts';

/** Where middleware and the pages are mounted. */
const everything = new Set(['*', '/*']);

/** The path of the endpoint that is asked, as functions/endpoints.ts has it; null for a page. */
export function findEndpointPath(c: AppContext): string | null {
  return matchedRoutes(c).find(({ path }) => !everything.has(path))?.path ?? null;
}
