import type { Setup } from '#app/domain/setting/setup-steps.ts';
import type { AppContext } from '../env.ts';

/** `GET /api/setup` -> what only the Worker knows of a directory that is about to go live. */
export function getSetup(c: AppContext): Response {
  const { mail, siteOrigin, turnstile } = c.env;
  const setup: Setup = {
    sender: mail?.from ?? null,
    origin: siteOrigin,
    has_turnstile: turnstile !== null,
  };
  return c.json(setup, 200, { 'Cache-Control': 'no-store' });
}
