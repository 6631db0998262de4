/** What an address asks of the kept metro. */
export type View =
  | { kind: 'kept' }
  | { kind: 'search' }
  | { kind: 'listing' | 'guide'; slug: string }
  | { kind: 'nothing' };

/** @param metro slug of the metro that is kept */
export function findView(pathname: string, metro: string): View {
  const [area = '', slug, ...more] = pathname.split('/').filter(Boolean);
  if (area === 'offline' && slug === undefined) return { kind: 'kept' };
  if (area === '' || (area === 'home-search' && slug === undefined)) return { kind: 'search' };
  if (pathname === `/browse/metro/${metro}`) return { kind: 'search' };
  // Slugs are plain letters and signs, in an address too.
  if (slug === undefined || slug.includes('%') || more.length > 0) return { kind: 'nothing' };
  if (area === 'business') return { kind: 'listing', slug };
  if (area === 'cityguides') return { kind: 'guide', slug };
  return { kind: 'nothing' };
}
