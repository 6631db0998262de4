import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { createUser } from '../create-user.ts';
import { requireStrongPassword } from '../password.ts';
import { readBody } from '../read-body.ts';
import { inTransaction, type Services } from '../services.ts';
import { getUserJson } from '../user.ts';
import { attributesSchema, requireFreeEmail, saveAttributes } from './save-user.ts';

/** POST /admin/users: creates an account without a mail, confirmed if `email_confirm` is set. */
export async function adminCreateUser(c: Context, services: Services): Promise<Response> {
  const attributes = await readBody({ c, schema: attributesSchema });
  if (attributes.password) requireStrongPassword(attributes.password, services.config);
  const json = await inTransaction(services.database, async (query) => {
    const userId = await createUser({
      query,
      id: attributes.id ?? undefined,
      email: await requireFreeEmail(query, attributes.email ?? ''),
      password: attributes.password || randomBytes(48).toString('base64'),
      metadata: attributes.user_metadata ?? {},
      role: attributes.role ?? undefined,
    });
    await saveAttributes(query, { userId, attributes });
    return getUserJson(query, userId);
  });
  return c.json(json);
}
