import { AppError } from '#app/errors/app-error.ts';
import { knowsSecret } from '#app/services/turnstile/verify-person.server.ts';
import type { AppContext } from '../env.ts';

/**
 * `POST /api/setup/turnstile` -> `{ outcome }`: ready, or refused for a secret that Turnstile does not know.
 * @throws AppError not_found without Turnstile; backend_unavailable
 */
export async function postTestTurnstile(c: AppContext): Promise<Response> {
  const { turnstile } = c.env;
  if (turnstile === null) throw new AppError('not_found');
  const outcome = (await knowsSecret(turnstile)) ? 'ready' : 'refused';
  return c.json({ outcome }, 200, { 'Cache-Control': 'no-store' });
}
