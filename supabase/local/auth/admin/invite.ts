import type { Context } from 'hono';
import { z } from 'zod';
import { createUser } from '../create-user.ts';
import { sendMail } from '../mails.ts';
import { issueToken } from '../one-time-tokens.ts';
import { metadataSchema, readBody } from '../read-body.ts';
import { chooseRedirect } from '../redirects.ts';
import { inTransaction, type Services } from '../services.ts';
import { getUserJson } from '../user.ts';
import { requireFreeEmail } from './save-user.ts';

const bodySchema = z.object({ email: z.string(), data: metadataSchema.nullish() });

/** POST /invite: creates an account without a password and mails its link. */
export async function invite(c: Context, services: Services): Promise<Response> {
  const body = await readBody({ c, schema: bodySchema });
  const redirectTo = chooseRedirect(c, services.config);
  const json = await inTransaction(services.database, async (query) => {
    const email = await requireFreeEmail(query, body.email);
    const metadata = body.data ?? {};
    const userId = await createUser({ query, email, password: null, metadata });
    await query('update auth.users set invited_at = now() where id = $1', [userId]);
    const kind = 'confirmation_token';
    const token = await issueToken({ query, services, userId, kind, email });
    const recipient = { to: email, token };
    await sendMail({ query, services, userId, type: 'invite', redirectTo, recipient });
    return getUserJson(query, userId);
  });
  return c.json(json);
}
