import { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import { addDocument } from '#app/domain/claim/claim.server.ts';
import { documentLimits } from '#app/domain/claim/claim.ts';
import { AppError } from '#app/errors/app-error.ts';
import { parseWith } from '#app/errors/parse.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import type { AppContext } from '../env.ts';
import { readBody } from '../http/read-body.ts';
import { toAppError } from './to-app-error.ts';

const parameters = z.object({
  id: z.guid(),
  slot: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 * documentLimits.count),
  name: z.string().trim().min(1).max(200),
});

/**
 * `PUT /api/claims/:id/documents/:slot?name=` with a file by the claimant, or by the owner who objects -> 204. The type is
 * detected from the content; a second upload replaces the first.
 */
export async function putDocument(c: AppContext): Promise<Response> {
  const given = { ...c.req.param(), name: c.req.query('name') };
  const { id, slot, name } = parseWith(parameters, given);
  const bytes = await readBody(c.req.raw, limits.documentBytes);
  const db = createServiceRoleClient(c.env.supabase);
  const added = await addDocument(
    { db },
    { claimId: id, sender: c.get('userId'), slot, name, bytes },
  );
  if (added.ok) return c.body(null, 204);
  if (added.reason === 'not_a_document') {
    throw new AppError('invalid_parameters', {
      fields: { file: ['Please choose a PDF, JPEG, PNG or HEIC'] },
    });
  }
  throw toAppError(added);
}
