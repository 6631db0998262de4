import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';

/**
 * `POST /api/sign-out` -> 204 with `Clear-Site-Data: "cache"`: clears the browser's cached
 * responses and pages, so that going back shows nothing of the person. Storage stays: the session
 * is removed already, and theme, place, searches, drafts and offline places belong to the visitor.
 * So does the only cookie, `place`. Refuses requests of other sites.
 */
export function postSignOut(c: AppContext): Response {
  const cameFrom = c.req.header('Sec-Fetch-Site') ?? 'same-origin';
  if (cameFrom !== 'same-origin') throw new AppError('forbidden');
  return c.body(null, 204, { 'Clear-Site-Data': '"cache"' });
}
