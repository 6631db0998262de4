import { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { dayMs } from '../text/text.ts';
import { receiptBucket, reviewSorts } from './review.ts';

/** Parses `?sort=&stars=&find=&after=` of a listing's page into a ReviewQuery. */
export const reviewQuerySchema = z
  .object({
    sort: z.enum(reviewSorts).default('newest'),
    stars: z
      .string()
      .regex(/^[1-5]$/)
      .transform(Number)
      .nullable()
      .default(null),
    find: z.string().trim().min(1).max(60).nullable().default(null),
    after: z
      .string()
      .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      .nullable()
      .default(null),
  })
  .transform(({ find, ...query }) => ({ ...query, words: find }));

/** `db` has the service role; `nowMs` is epoch milliseconds. */
type Upkeep = { db: Db; nowMs?: number };

/**
 * Deletes receipts that were decided `limits.receiptStoredDays` ago, were replaced or never sent, or
 * whose review or account was deleted; 500 per run.
 * @throws AppError backend_unavailable
 */
export async function deleteOldReceipts({ db, nowMs = Date.now() }: Upkeep): Promise<void> {
  const before = new Date(nowMs - limits.receiptStoredDays * dayMs).toISOString();
  const names = requireData(await db.rpc('find_old_files', { bucket: receiptBucket, before }));
  if (names.length > 0) requireData(await db.storage.from(receiptBucket).remove(names));
}
