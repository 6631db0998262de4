import type { Context } from 'hono';
import { refuseFactor } from '../factors.ts';
import type { Services } from '../services.ts';
import { requireUserParam } from './get-user.ts';

/** DELETE /admin/users/:id/factors/:factor */
export async function adminDeleteFactor(c: Context, services: Services): Promise<never> {
  await requireUserParam(c, services.database.query);
  return refuseFactor();
}
