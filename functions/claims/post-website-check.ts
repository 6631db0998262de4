import { z } from 'zod';
import { verifyByWebsite } from '#app/domain/claim/claim.server.ts';
import { parseWith } from '#app/errors/parse.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { createPublicWeb } from '#app/services/web/public-web.ts';
import type { AppContext } from '../env.ts';
import { toAppError } from './to-app-error.ts';

const parameters = z.object({ id: z.guid() });

/**
 * `POST /api/claims/:id/website-check` by the claimant -> `{ outcome }`: looks for the code on the
 * listing's website.
 */
export async function postWebsiteCheck(c: AppContext): Promise<Response> {
  const { id } = parseWith(parameters, c.req.param());
  const outside = { db: createServiceRoleClient(c.env.supabase), web: createPublicWeb() };
  const proven = await verifyByWebsite(outside, { claimId: id, claimant: c.get('userId') });
  if (!proven.ok) throw toAppError(proven);
  c.header('Cache-Control', 'no-store');
  return c.json({ outcome: proven.outcome });
}
