import { isAnywhere, anywhere, writePlaceCookie } from '#app/domain/place/place.ts';
import { searchQuerySchema } from '#app/domain/search/search-query.ts';
import { parseLeniently, toFirstValues } from '#app/errors/parse.ts';
import type { AppContext } from '../env.ts';
import { readVisitorPlace } from '../place/visitor-place.ts';

/**
 * `GET /search?q=&near=` receives search forms without JavaScript: it stores the visitor's place
 * and redirects to the page. An emptied `near` means anywhere. The visitor's own place is left out
 * beside words, which may name another; the page adds one of the two.
 */
export function getSearchRedirect(c: AppContext): Response {
  const url = new URL(c.req.url);
  const params = new URLSearchParams(
    [...url.searchParams].filter(([, value]) => value.trim() !== ''),
  );
  const place = readVisitorPlace(c.req.raw, c.env);
  const near = params.get('near')?.trim() ?? null;
  if (near !== null && isStorable(near)) {
    const isSecure = url.protocol === 'https:';
    if (near !== place) c.header('Set-Cookie', writePlaceCookie({ place: near, isSecure }));
    else if (params.has('q')) params.delete('near');
  }
  if (near === null && url.searchParams.has('near') && place !== null) params.set('near', anywhere);
  c.header('Cache-Control', 'no-store');
  const search = params.toString();
  return c.redirect(search === '' ? '/' : `/?${search}`, 303);
}

function isStorable(near: string): boolean {
  const { value } = parseLeniently(searchQuerySchema, toFirstValues(new URLSearchParams({ near })));
  return value.near !== undefined || isAnywhere(near);
}
