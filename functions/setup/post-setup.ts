import { z } from 'zod';
import { accountRules } from '#app/config/session.ts';
import { createFirstAdmin, isSetupToken } from '#app/domain/setting/first-admin.server.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import type { AppContext } from '../env.ts';
import { parseJsonBody } from '../http/read-body.ts';

const body = z.object({
  token: z.string().max(100),
  account: z
    .object({
      email: z.email().max(254),
      password: z.string().min(accountRules.minPasswordLength).max(200),
    })
    .optional(),
});

/**
 * `POST /api/setup/account` with the token that the start has printed -> `{ outcome }`: valid or void; with an
 * account also done, email_taken or weak_password.
 */
export async function postSetup(c: AppContext): Promise<Response> {
  const { token, account } = await parseJsonBody(c, body);
  const db = createServiceRoleClient(c.env.supabase);
  c.header('Cache-Control', 'no-store');
  if (account) return c.json({ outcome: await createFirstAdmin({ db }, { token, ...account }) });
  return c.json({ outcome: (await isSetupToken({ db }, token)) ? 'valid' : 'void' });
}
