import { toPublicEnv } from '#app/config/public-env.ts';
import type { AppContext } from '../env.ts';

/** `GET /api/config` -> what the browser needs to talk to Supabase by itself. */
export function getConfig(c: AppContext): Response {
  c.header('Cache-Control', 'public, max-age=300');
  return c.json(toPublicEnv(c.env));
}
