import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import { callWrite, type Outcome } from '../call-write.ts';
import type { FailedMails } from './mail-schema.ts';

/**
 * Returns the state of the mail queue for admins.
 * @throws AppError backend_unavailable
 */
export function findFailedMails({ db }: { db: Db }): Promise<FailedMails> {
  return callFunction({ db }, 'find_failed_mails', {});
}

/** Enqueues failed mails again, for an admin. */
export function retryMails({ db }: { db: Db }): Promise<Outcome<'retry_mails'>> {
  return callWrite({ db }, 'retry_mails', {});
}
