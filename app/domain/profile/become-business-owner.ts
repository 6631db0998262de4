import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';

type Outcome = { ok: true } | { ok: false; reason: DataFailure };

/** Makes a business owner of the community member who asks; other roles stay as they are. */
export async function becomeBusinessOwner({ db }: { db: Db }): Promise<Outcome> {
  const { error, status } = await db.rpc('become_business_owner');
  return error ? { ok: false, reason: describeFailure(status) } : { ok: true };
}
