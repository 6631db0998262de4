import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';

/**
 * `POST /api/sign-out` -> 204 with `Clear-Site-Data: "cache"`: the browser forgets what it keeps of
 * answers and pages, so that the way back shows nobody what a person saw. Storage stays: the session is
 * out of it already, and theme, place, searches, drafts and places kept for offline are the visitor's.
 * There are no cookies. Other sites cannot ask it for a visitor.
 */
export function postSignOut(c: AppContext): Response {
  const cameFrom = c.req.header('Sec-Fetch-Site') ?? 'same-origin';
  if (cameFrom !== 'same-origin') throw new AppError('forbidden');
  return c.body(null, 204, { 'Clear-Site-Data': '"cache"' });
}
