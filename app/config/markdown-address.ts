/**
 * Returns the address of a page's Markdown: '/business/slug/index.md', '/cityguides/slug/index.md',
 * '/search.md?…' for results and the front page of a city; null for a page that has none.
 */
export function findMarkdown({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): string | null {
  if (/^\/(business|cityguides)\/[^/.]+$/.test(pathname)) return `${pathname}/index.md`;
  if (pathname === '/') return search === '' ? null : `/search.md${search}`;
  const [, metro] = /^\/browse\/metro\/([^/.]+)$/.exec(pathname) ?? [];
  if (metro === undefined) return null;
  const params = new URLSearchParams(search);
  params.set('metro', metro);
  return `/search.md?${params}`;
}
