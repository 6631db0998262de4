import { joinChoices } from '#app/domain/search/facet-choices.ts';

/** RFC 3986, 2.3: characters that mean the same with and without escaping. */
const unreserved = /[\w.~-]/;

/**
 * Returns the canonical form of a page's path: lower case, without a trailing slash, doubled
 * slashes and needless escapes. Never starts with two slashes, which browsers would parse as
 * another host.
 */
export function canonicalPath(pathname: string): string {
  return pathname
    .replaceAll(/%[0-9a-f]{2}/gi, unescapeIfUnreserved)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replaceAll(escapesAndLetters, lowerLetters);
}

const escapesAndLetters = /%[0-9a-f]{2}|[A-Z]+/gi;

function lowerLetters(part: string): string {
  return part.startsWith('%') ? part : part.toLowerCase();
}

/** Parameters whose values are slugs, which have no upper case. */
const slugParameters = new Set(['category', 'metro', 'tag', 'author']);

/**
 * Returns a page's query, with '?', with lower-case slugs, and the values of a repeated facet, as a
 * form of checkboxes sends them, in one parameter; otherwise unchanged.
 */
export function canonicalQuery(search: string): string {
  const given = new URLSearchParams(search);
  const joined = joinChoices(given);
  return (joined.size < given.size ? `?${joined}` : search).replaceAll(
    /(?<=[?&])(\w+)=([^&]*)/g,
    (pair, name: string, value: string) =>
      slugParameters.has(name)
        ? `${name}=${value.replaceAll(escapesAndLetters, lowerLetters)}`
        : pair,
  );
}

function unescapeIfUnreserved(escape: string): string {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return unreserved.test(character) ? character : escape.toUpperCase();
}
