/** RFC 3986, 2.3: characters that mean the same with and without percent-encoding. */
const unreserved = /[\w.~-]/;

/**
 * Returns the canonical form of a page's path: lower case, no trailing slash, no double slashes, no
 * needless escapes. Never starts with two slashes, which a browser would read as another host.
 */
export function canonicalPath(pathname: string): string {
  return pathname
    .replaceAll(/%[0-9a-f]{2}/gi, unescapeIfUnreserved)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
      part.startsWith('%') ? part : part.toLowerCase(),
    );
}

/** Parameters whose values are slugs, which are lower case. */
const slugParameters = new Set(['category', 'metro', 'tag', 'author']);

/** Returns the query, from '?' on, with slugs in lower case and everything else unchanged. */
export function canonicalQuery(search: string): string {
  return search.replaceAll(/(?<=[?&])(\w+)=([^&]*)/g, (pair, name: string, value: string) =>
    slugParameters.has(name) ? `${name}=${value.toLowerCase()}` : pair,
  );
}

function unescapeIfUnreserved(escape: string): string {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return unreserved.test(character) ? character : escape.toUpperCase();
}
