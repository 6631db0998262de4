import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';

type Outcome = { ok: true } | { ok: false; reason: DataFailure };

/** Enqueues failed mails again, for an admin. */
export async function retryMails({ db }: { db: Db }): Promise<Outcome> {
  const { error, status } = await db.rpc('retry_mails');
  return error ? { ok: false, reason: describeFailure(status) } : { ok: true };
}
