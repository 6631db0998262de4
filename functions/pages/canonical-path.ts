/**
 * The one form of a page's path: small letters, no slash at its end, none doubled. Percent escapes
 * stay as they are. Never starts with two slashes, which a browser would read as another host.
 */
export function canonicalPath(pathname: string): string {
  return pathname
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
      part.startsWith('%') ? part : part.toLowerCase(),
    );
}
