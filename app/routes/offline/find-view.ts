/** The view of the stored metro that a URL requests. */
export type View =
  | { kind: 'kept' }
  | { kind: 'search' }
  | { kind: 'listing' | 'guide'; slug: string }
  | { kind: 'nothing' };

/** @param metro slug of the stored metro */
export function findView(pathname: string, metro: string): View {
  const [area = '', slug, ...more] = pathname.split('/').filter(Boolean);
  if (area === 'offline' && slug === undefined) return { kind: 'kept' };
  if (area === '' || (area === 'home-search' && slug === undefined)) return { kind: 'search' };
  if (pathname === `/browse/metro/${metro}`) return { kind: 'search' };
  // Slugs contain no characters that need escaping.
  if (slug === undefined || slug.includes('%') || more.length > 0) return { kind: 'nothing' };
  if (area === 'business') return { kind: 'listing', slug };
  if (area === 'cityguides') return { kind: 'guide', slug };
  return { kind: 'nothing' };
}
