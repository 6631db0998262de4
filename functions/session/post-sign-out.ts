import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';

/**
 * `POST /api/sign-out` -> 204 with `Clear-Site-Data: "cache"`: clears the browser's cache, so that
 * the back button does not show the person's pages. Storage stays: the session is already removed
 * from it, and theme, place, searches, drafts and offline places belong to the visitor. There are
 * no cookies. Refuses requests of other sites.
 */
export function postSignOut(c: AppContext): Response {
  const cameFrom = c.req.header('Sec-Fetch-Site') ?? 'same-origin';
  if (cameFrom !== 'same-origin') throw new AppError('forbidden');
  return c.body(null, 204, { 'Clear-Site-Data': '"cache"' });
}
