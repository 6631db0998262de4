import { type PublicConfig, toPublicEnv } from '#app/config/public-env.ts';
import type { AppContext } from '../env.ts';

/** `GET /api/config`. Cached only briefly, because flags must take effect within a minute. */
export async function getConfig(c: AppContext): Promise<Response> {
  const { flags } = await c.get('services').settings.read();
  c.header('Cache-Control', 'public, max-age=15');
  return c.json({ ...toPublicEnv(c.env), flags } satisfies PublicConfig);
}
