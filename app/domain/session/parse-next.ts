const anyOrigin = 'https://mainstreet.invalid';

/**
 * Where to go after signing in: a path of this site, "/" for everything else. A browser reads
 * "//host", "/\host" and control characters its own way, so the parsed address decides.
 */
export function parseNext(value: string | null): string {
  if (!value?.startsWith('/') || !URL.canParse(value, anyOrigin)) return '/';
  const url = new URL(value, anyOrigin);
  if (url.origin !== anyOrigin || url.pathname.startsWith('//')) return '/';
  if (url.pathname === '/auth') return '/';
  return url.pathname + url.search + url.hash;
}
