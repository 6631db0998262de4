import { type ClaimFailure, describeClaimFailure } from '#app/domain/claim/claim-outcome.ts';
import type { Answer } from '#app/domain/call-function.ts';
import type { Db } from '#app/services/supabase/client.ts';

type Decision = { id: string; revision: number; isApproved: boolean; reason: string };
type Decided<Name extends 'decide_claim' | 'decide_submission'> =
  | ({ ok: true } & Answer<Name>)
  | ClaimFailure;

/** An admin's word on a claim, carried out at once, as the queue has it done half a minute later. */
export async function decideClaim(
  { db }: { db: Db },
  { id, revision, isApproved, reason }: Decision,
): Promise<Decided<'decide_claim'>> {
  const asked = { claim_id: id, revision, is_approved: isApproved, reason };
  return read<'decide_claim'>(await db.rpc('decide_claim', asked));
}

/** The same of a submission. */
export async function decideSubmission(
  { db }: { db: Db },
  { id, revision, isApproved, reason }: Decision,
): Promise<Decided<'decide_submission'>> {
  const asked = { submission_id: id, revision, is_approved: isApproved, reason };
  return read<'decide_submission'>(await db.rpc('decide_submission', asked));
}

function read<Name extends 'decide_claim' | 'decide_submission'>({
  data,
  error,
  status,
}: {
  data: unknown;
  error: unknown;
  status: number;
}): Decided<Name> {
  if (error) return { ok: false, reason: describeClaimFailure(status) };
  return { ok: true, ...(data as Answer<Name>) };
}
