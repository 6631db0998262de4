const anyOrigin = 'https://mainstreet.invalid';

/**
 * Where to go after signing in: a path of this site, "/" for everything else. A browser reads
 * "//host", "/\host" and control characters its own way, so the parsed address decides.
 * @param ownOrigin with it a whole address of this site will do too, as mails have it
 */
export function parseNext(value: string | null, ownOrigin?: string): string {
  const isWhole = ownOrigin !== undefined && value?.startsWith(`${ownOrigin}/`);
  const path = isWhole ? value?.slice(ownOrigin.length) : value;
  if (!path?.startsWith('/') || !URL.canParse(path, anyOrigin)) return '/';
  const url = new URL(path, anyOrigin);
  if (url.origin !== anyOrigin || url.pathname.startsWith('//')) return '/';
  if (/^\/auth(?![^/])/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
