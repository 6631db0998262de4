import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';

type Outcome = { ok: true } | { ok: false; reason: DataFailure };

/** Makes the caller a business owner if they are a community member; keeps other roles. */
export async function becomeBusinessOwner({ db }: { db: Db }): Promise<Outcome> {
  const { error, status } = await db.rpc('become_business_owner');
  return error ? { ok: false, reason: describeFailure(status) } : { ok: true };
}
