import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import type { Answer } from '../call-function.ts';

/** Why nothing was written. */
export type ClaimFailure = { ok: false; reason: DataFailure | 'too-many' | 'not-found' };

type Changing =
  | 'start_claim'
  | 'withdraw_claim'
  | 'send_claim_code'
  | 'enter_claim_code'
  | 'confirm_claim_code'
  | 'send_claim'
  | 'object_to_claim';

export type ClaimOutcome<Name extends Changing> = ({ ok: true } & Answer<Name>) | ClaimFailure;

/** Reads the response of a function that changes a claim. Those functions are idempotent. */
export function readOutcome<Name extends Changing>({
  data,
  error,
  status,
}: {
  data: unknown;
  error: unknown;
  status: number;
}): ClaimOutcome<Name> {
  if (error) return { ok: false, reason: describeClaimFailure(status) };
  return { ok: true, ...(data as Answer<Name>) };
}

/** @param status of the response; 0 without one */
export function describeClaimFailure(status: number): ClaimFailure['reason'] {
  if (status === 429) return 'too-many';
  if (status === 404) return 'not-found';
  return describeFailure(status);
}
