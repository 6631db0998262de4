import { searchQuerySchema } from '#app/domain/search/search-query.ts';
import { parseLeniently, toFirstValues } from '#app/errors/parse.ts';
import { createPlaceMemory } from '#app/services/kv/place-memory.ts';
import type { AppContext } from '../env.ts';

/**
 * `GET /search?q=&near=`, the target of search forms without JavaScript: remembers the visitor's
 * place and redirects to the page, which is the same for everyone and so can be cached. A form
 * without a `near` field means "where I searched last"; an empty one, everywhere.
 */
export async function getSearchRedirect(c: AppContext): Promise<Response> {
  const url = new URL(c.req.url);
  const params = new URLSearchParams(
    [...url.searchParams].filter(([, value]) => value.trim() !== ''),
  );
  const memory = createPlaceMemory(c.env);
  const cookie = c.req.header('Cookie') ?? null;
  const { value: query } = parseLeniently(searchQuerySchema, toFirstValues(params));
  if (!url.searchParams.has('near')) {
    const lastPlace = await memory.findLastPlace(cookie).catch(() => null);
    if (lastPlace !== null) {
      params.set('near', lastPlace);
    }
  } else if (query.near !== undefined) {
    // KV allows one write per second and key; failing to remember the place must not fail the
    // request.
    const setCookie = await memory.rememberPlace(cookie, query.near).catch(() => null);
    if (setCookie !== null) {
      c.header('Set-Cookie', setCookie);
    }
  }
  c.header('Cache-Control', 'no-store');
  const search = params.toString();
  return c.redirect(search === '' ? '/' : `/?${search}`, 303);
}
