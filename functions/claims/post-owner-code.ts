import { z } from 'zod';
import { answerOwnerInvitation, openOwnerCode } from '#app/domain/owner-code/owner-code-calls.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import type { AppContext } from '../env.ts';
import { parseJsonBody } from '../http/read-body.ts';
import { toAppError } from './to-app-error.ts';

const body = z.object({
  code: z.string().max(100),
  answer: z.enum(['correct', 'declined', 'removal']).optional(),
});

/** `POST /api/owner-codes` with a code: opens its listing, or answers the invitation. */
export async function postOwnerCode(c: AppContext): Promise<Response> {
  const { code, answer } = await parseJsonBody(c, body);
  const db = createServiceRoleClient(c.env.supabase);
  c.header('Cache-Control', 'no-store');
  if (answer === undefined) return c.json({ listing: await openOwnerCode({ db }, code) });
  const sent = await answerOwnerInvitation({ db }, { code, answer });
  if (!sent.ok) throw toAppError(sent);
  return c.json({ outcome: sent.outcome });
}
