import { searchParameters } from '#app/domain/search/search.ts';

/**
 * The parameters that the server reads for a screen, by the screen's pattern. What only the browser
 * reads, like `next` of `/auth`, is not here.
 */
const readBy: Record<string, readonly string[] | undefined> = {
  '/': searchParameters,
  '/home-search': searchParameters,
  '/browse/metro/:metro': searchParameters,
  '/business/:id': ['sort', 'stars', 'after'],
  '/auth': ['view', 'as'],
  '/joinnow': ['as'],
  '/blog': ['tag', 'author'],
  '/help': ['q'],
  '/sentry-test': ['raise'],
};

/** Which loaders the router wants to hear, when it asks for a page's data and not the document. */
const routesParameter = '_routes';

/** The query of a page's address without what the screen of this pattern does not read. */
export function keepReadParameters({ pathname, searchParams }: URL, pattern: string): string {
  const read = new Set(readBy[pattern]);
  if (pathname.endsWith('.data')) read.add(routesParameter);
  return new URLSearchParams([...searchParams].filter(([name]) => read.has(name))).toString();
}
