import type { Context } from 'hono';
import type { Services } from '../services.ts';
import { requireUserParam } from './get-user.ts';

/** GET /admin/users/:id/factors: none, as second factors are switched off. */
export async function adminListFactors(c: Context, services: Services): Promise<Response> {
  await requireUserParam(c, services.database.query);
  return c.json([]);
}
