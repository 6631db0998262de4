import type { Screen } from '../screens.ts';

/** Names the routes whose loaders the router wants, in a request for a page's data. */
const routesParameter = '_routes';

/**
 * Returns the query reduced to what the screen reads: each parameter once, in a fixed order,
 * without unread parameters and unknown values.
 */
export function keepReadParameters(
  { pathname, searchParams }: URL,
  { handle: { reads = [], knows = {} }, routeIds }: Pick<Screen, 'handle' | 'routeIds'>,
): string {
  const kept = new URLSearchParams();
  for (const name of reads) {
    const value = searchParams.get(name);
    if (value !== null && (knows[name]?.includes(value) ?? true)) kept.set(name, value);
  }
  const asked = new Set(searchParams.getAll(routesParameter).flatMap((ids) => ids.split(',')));
  const known = routeIds.filter((id) => asked.has(id));
  if (pathname.endsWith('.data') && known.length > 0) kept.set(routesParameter, known.join(','));
  return kept.toString();
}
