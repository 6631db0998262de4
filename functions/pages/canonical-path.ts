/** RFC 3986, 2.3: characters that mean the same written as they are and as an escape. */
const unreserved = /[\w.~-]/;

/**
 * The one form of a page's path: small letters, no slash at its end, none doubled, no escape that
 * need not be one. Never starts with two slashes, which a browser would read as another host.
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

/** Parameters whose values are slugs, which have no capitals. */
const slugParameters = new Set(['category', 'metro', 'tag', 'author']);

/** A page's query, from '?' on, with its slugs in small letters; otherwise as it was written. */
export function canonicalQuery(search: string): string {
  return search.replaceAll(/(?<=[?&])(\w+)=([^&]*)/g, (pair, name: string, value: string) =>
    slugParameters.has(name) ? `${name}=${value.toLowerCase()}` : pair,
  );
}

function unescapeIfUnreserved(escape: string): string {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return unreserved.test(character) ? character : escape.toUpperCase();
}
