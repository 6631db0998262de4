import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { parseEmail } from './email-address.ts';
import { requireEmailProvider } from './email-provider.ts';
import { AuthError } from './errors.ts';
import { challengeFields, metadataSchema, readBody, readChallenge } from './read-body.ts';
import { chooseRedirect } from './redirects.ts';
import { sendLink } from './send-link.ts';
import { inTransaction, type Services } from './services.ts';
import { register, requireSignup } from './sign-up.ts';
import { findUserByEmail } from './user.ts';

const bodySchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  create_user: z.boolean().nullish(),
  data: metadataSchema.nullish(),
  ...challengeFields,
});

/**
 * POST /otp: mails a sign-in link. A new or unconfirmed person gets the mail of a sign-up and a
 * random password (GoTrue's magic_link.go).
 */
export async function sendOtp(c: Context, services: Services): Promise<Response> {
  const body = await readBody({ c, schema: bodySchema });
  if (body.phone) throw new AuthError('phone_provider_disabled', 'Unsupported phone provider');
  requireEmailProvider(services);
  const email = parseEmail(body.email);
  const challenge = readChallenge(body);
  const redirectTo = chooseRedirect(c, services.config);
  await inTransaction(services.database, async (query) => {
    const user = await findUserByEmail(query, email);
    if (user === null && body.create_user === false) throw new AuthError('otp_disabled');
    if (user?.email_confirmed_at) {
      await sendLink({ query, services, user, type: 'magiclink', challenge, redirectTo });
      return;
    }
    if (user === null) requireSignup(services);
    const password = randomBytes(48).toString('base64');
    const metadata = body.data ?? {};
    const registration = { email, password, metadata, challenge, redirectTo };
    await register({ query, services, registration });
  });
  return c.json({});
}
