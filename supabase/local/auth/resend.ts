import type { Context } from 'hono';
import { z } from 'zod';
import { parseEmail } from './email-address.ts';
import { AuthError } from './errors.ts';
import { challengeFields, readBody, readChallenge } from './read-body.ts';
import { chooseRedirect } from './redirects.ts';
import { sendEmailChange, sendLink } from './send-link.ts';
import { inTransaction, type Services } from './services.ts';
import { findUserByEmail } from './user.ts';

const bodySchema = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  ...challengeFields,
});

/** POST /resend: sends the mail again; the same answer when there is nothing to confirm. */
export async function resend(c: Context, services: Services): Promise<Response> {
  const body = await readBody({ c, schema: bodySchema });
  if (body.phone) throw new AuthError('phone_provider_disabled');
  const { type } = body;
  if (type !== 'signup' && type !== 'email_change') {
    throw new AuthError(
      'validation_failed',
      'Missing one of these types: signup, email_change, sms, phone_change',
    );
  }
  const email = parseEmail(body.email);
  const challenge = readChallenge(body);
  const redirectTo = chooseRedirect(c, services.config);
  await inTransaction(services.database, async (query) => {
    const user = await findUserByEmail(query, email);
    if (user === null) return;
    const send = { query, services, user, challenge, redirectTo };
    if (type === 'signup') {
      if (user.email_confirmed_at === null) await sendLink({ ...send, type });
      return;
    }
    if (user.email_change) await sendEmailChange({ ...send, newEmail: user.email_change });
  });
  return c.json({});
}
