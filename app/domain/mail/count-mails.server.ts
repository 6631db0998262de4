import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { MailCounts } from './mail.ts';

/**
 * Returns the numbers of waiting and failed mails.
 * @throws AppError backend_unavailable
 */
export async function countMails({ db }: { db: Db }): Promise<MailCounts> {
  return requireData(await db.rpc('count_mails')) as MailCounts;
}
