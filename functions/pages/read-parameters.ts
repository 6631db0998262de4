import type { Screen } from '../screens.ts';

/** Which loaders the router wants to hear, when it asks for a page's data and not the document. */
const routesParameter = '_routes';

/**
 * The query of a page's address as its screen reads it: each parameter once, in one order, and
 * nothing that it does not read or know.
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
