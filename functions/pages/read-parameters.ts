import type { AppContext } from '../env.ts';
import type { Screen } from '../screens.ts';

/** Names the loaders when the router asks for a page's data instead of the document. */
const routesParameter = '_routes';

/**
 * Returns the part of a query that the screen reads: each parameter once, in a fixed order, without
 * unknown parameters and values.
 */
export function pickReadParameters(
  { pathname, searchParams }: URL,
  {
    handle: { searchParams: names = [], allowedValues = {} },
    routeIds,
  }: Pick<Screen, 'handle' | 'routeIds'>,
): string {
  const allowed = new URLSearchParams();
  for (const name of names) {
    const value = searchParams.get(name);
    if (value !== null && (allowedValues[name]?.includes(value) ?? true)) allowed.set(name, value);
  }
  const requested = new Set(searchParams.getAll(routesParameter).flatMap((ids) => ids.split(',')));
  const known = routeIds.filter((id) => requested.has(id));
  if (pathname.endsWith('.data') && known.length > 0) allowed.set(routesParameter, known.join(','));
  return allowed.toString();
}

/**
 * Compares the URL with the query that the response depends on. A response to a URL with other
 * parameters is stored under none: there are any number of such URLs, and each would be a copy of
 * its own in front of the Worker and among the ready responses.
 */
export function flagUnreadParameters(c: AppContext, pickRead: (url: URL) => string): void {
  // Most requests: parsing their URL again is a good part of their cost.
  if (!c.req.url.includes('?')) return;
  const url = new URL(c.req.url);
  if (sorted(url.search) !== sorted(pickRead(url))) c.set('hasUnreadParameters', true);
}

function sorted(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return parameters.toString();
}
