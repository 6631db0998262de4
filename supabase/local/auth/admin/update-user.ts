import type { Context } from 'hono';
import { requireStrongPassword } from '../password.ts';
import { readBody } from '../read-body.ts';
import { inTransaction, type Services } from '../services.ts';
import { setPassword } from '../update-user.ts';
import { getUserJson } from '../user.ts';
import { requireUserParam } from './get-user.ts';
import { attributesSchema, requireFreeEmail, saveAttributes } from './save-user.ts';

/** PUT /admin/users/:id: changes take effect at once, without mails. */
export async function adminUpdateUser(c: Context, services: Services): Promise<Response> {
  const attributes = await readBody({ c, schema: attributesSchema });
  if (attributes.password) requireStrongPassword(attributes.password, services.config);
  const json = await inTransaction(services.database, async (query) => {
    const { id: userId, email } = await requireUserParam(c, query);
    if (attributes.password) await setPassword(query, { userId, password: attributes.password });
    if (attributes.email && attributes.email.toLowerCase() !== email) {
      const newEmail = await requireFreeEmail(query, attributes.email);
      await query('update auth.users set email = $2 where id = $1', [userId, newEmail]);
      await query(
        `update auth.identities
         set identity_data = identity_data || jsonb_build_object('email', $2::text)
         where user_id = $1 and provider = 'email'`,
        [userId, newEmail],
      );
    }
    await saveAttributes(query, { userId, attributes });
    return getUserJson(query, userId);
  });
  return c.json(json);
}
