import { limits } from '#app/config/limits.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { receiptBucket } from './review.ts';
import { dayMs } from '../text/text.ts';

/** `db` has the service role; `nowMs` is epoch milliseconds. */
type Upkeep = { db: Db; nowMs?: number };

/**
 * Deletes receipts that were decided `limits.receiptStoredDays` ago, were replaced or never sent, or
 * whose review or account was deleted; 500 per run.
 * @throws AppError backend_unavailable
 */
export async function deleteOldReceipts({ db, nowMs = Date.now() }: Upkeep): Promise<void> {
  const decided_before = new Date(nowMs - limits.receiptStoredDays * dayMs).toISOString();
  const names = requireData(await db.rpc('find_old_receipts', { decided_before }));
  if (names.length > 0) requireData(await db.storage.from(receiptBucket).remove(names));
}
