import { z } from 'zod';
import { sendPhoneCode } from '#app/domain/claim/claim.server.ts';
import { AppError } from '#app/errors/app-error.ts';
import { parseWith } from '#app/errors/parse.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import type { AppContext } from '../env.ts';
import { toAppError } from './to-app-error.ts';

const parameters = z.object({ id: z.guid(), channel: z.enum(['text', 'call']) });

/**
 * `POST /api/claims/:id/codes/:channel` by the claimant -> `{ outcome }`: sends a code to the
 * listing's phone, which the database chooses. 404 without a provider.
 */
export async function postPhoneCode(c: AppContext): Promise<Response> {
  const { id, channel } = parseWith(parameters, c.req.param());
  if (c.env.phone === null) throw new AppError('not_found');
  const outside = { db: createServiceRoleClient(c.env.supabase), provider: c.env.phone };
  const sent = await sendPhoneCode(outside, { claimId: id, claimant: c.get('userId'), channel });
  if (!sent.ok) throw toAppError(sent);
  c.header('Cache-Control', 'no-store');
  return c.json({ outcome: sent.outcome });
}
