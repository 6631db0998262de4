import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { FailedMails } from './mail.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';

/**
 * Returns the state of the mail queue for admins.
 * @throws AppError backend_unavailable
 */
export function findFailedMails({ db }: { db: Db }): Promise<FailedMails> {
  return callFunction({ db }, 'find_failed_mails', {});
}

type Outcome = { ok: true } | { ok: false; reason: DataFailure };

/** Enqueues failed mails again, for an admin. */
export async function retryMails({ db }: { db: Db }): Promise<Outcome> {
  const { error, status } = await db.rpc('retry_mails');
  return error ? { ok: false, reason: describeFailure(status) } : { ok: true };
}
