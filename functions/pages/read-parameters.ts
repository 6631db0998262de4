/** Which loaders the router wants to hear, when it asks for a page's data and not the document. */
const routesParameter = '_routes';

/** The query of a page's address without what its screen does not read. */
export function keepReadParameters(
  { pathname, searchParams }: URL,
  read: readonly string[],
): string {
  const names = new Set(read);
  if (pathname.endsWith('.data')) names.add(routesParameter);
  return new URLSearchParams([...searchParams].filter(([name]) => names.has(name))).toString();
}
