import type { Context } from 'hono';
import { z } from 'zod';
import { parseEmail } from './email-address.ts';
import { challengeFields, readBody, readChallenge } from './read-body.ts';
import { chooseRedirect } from './redirects.ts';
import { sendLink } from './send-link.ts';
import { inTransaction, type Services } from './services.ts';
import { findUserByEmail } from './user.ts';

const bodySchema = z.object({ email: z.string().nullish(), ...challengeFields });

/** POST /recover: mails a link to set a new password; the same answer for an unknown address. */
export async function recover(c: Context, services: Services): Promise<Response> {
  const body = await readBody({ c, schema: bodySchema });
  const email = parseEmail(body.email);
  const challenge = readChallenge(body);
  const redirectTo = chooseRedirect(c, services.config);
  await inTransaction(services.database, async (query) => {
    const user = await findUserByEmail(query, email);
    if (user === null) return;
    await sendLink({ query, services, user, type: 'recovery', challenge, redirectTo });
  });
  return c.json({});
}
