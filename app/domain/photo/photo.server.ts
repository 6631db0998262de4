import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { AppError } from '#app/errors/app-error.ts';
import { photoBucket } from './photo.ts';
import { dayMs } from '../text/text.ts';

const gracePeriodMs = 7 * dayMs;

/** `db` has the service role; `nowMs` is epoch milliseconds. */
type Upkeep = { db: Db; nowMs?: number };

/**
 * Removes files that no listing and no submission has referenced for a week, 500 per run: removed
 * photos, or ones that were never saved.
 * @throws AppError when the database or the storage service refuses or does not answer
 */
export async function removeUnusedPhotos({ db, nowMs = Date.now() }: Upkeep): Promise<void> {
  const known_before = new Date(nowMs - gracePeriodMs).toISOString();
  const names = requireData(await db.rpc('find_unused_photos', { known_before }));
  if (names.length === 0) return;
  const { error } = await db.storage.from(photoBucket).remove(names);
  if (error) throw new AppError('backend_unavailable', { cause: error });
}
