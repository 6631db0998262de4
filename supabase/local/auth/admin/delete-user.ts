import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { clearTokens } from '../one-time-tokens.ts';
import { readBody } from '../read-body.ts';
import { inTransaction, type Query, type Services } from '../services.ts';
import { requireUserParam } from './get-user.ts';

const bodySchema = z.object({ should_soft_delete: z.boolean().nullish() });

/** DELETE /admin/users/:id: deletes all its data, or soft-deletes to an anonymous row. */
export async function adminDeleteUser(c: Context, services: Services): Promise<Response> {
  const { should_soft_delete: isSoft } = await readBody({ c, schema: bodySchema });
  await inTransaction(services.database, async (query) => {
    const { id } = await requireUserParam(c, query);
    if (isSoft) await softDelete(query, id);
    else await query('delete from auth.users where id = $1', [id]);
  });
  return c.json({});
}

async function softDelete(query: Query, id: string): Promise<void> {
  const nobody = createHash('sha256').update(id).digest('hex');
  await query('delete from auth.sessions where user_id = $1', [id]);
  await query('delete from auth.identities where user_id = $1', [id]);
  await query(
    `update auth.users set deleted_at = now(), email = $2, encrypted_password = '',
       email_change = '', raw_user_meta_data = '{}', raw_app_meta_data = '{}'
     where id = $1`,
    [id, nobody],
  );
  await clearTokens(query, id);
}
