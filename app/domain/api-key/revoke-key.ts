import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';

export type RevokeKeyOutcome = { ok: true } | { ok: false; reason: DataFailure };

/** Revokes a key of the caller for good; succeeds also if it is already revoked. */
export async function revokeKey(
  { db }: { db: Db },
  { id }: { id: string },
): Promise<RevokeKeyOutcome> {
  const { error, status } = await db.rpc('revoke_api_key', { key_id: id });
  return error ? { ok: false, reason: describeFailure(status) } : { ok: true };
}
