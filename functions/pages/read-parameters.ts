import type { Screen } from '../screens.ts';

/** Names the loaders when the router asks for a page's data instead of the document. */
const routesParameter = '_routes';

/**
 * Returns the part of a query that the screen reads: each parameter once, in a fixed order, without
 * unknown parameters and values.
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
