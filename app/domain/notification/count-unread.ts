import { AppError } from '#app/errors/app-error.ts';
import type { Db } from '#app/services/supabase/client.ts';

/**
 * Returns the number of the caller's unread notifications.
 * @throws AppError backend_unavailable
 */
export async function countUnread({ db }: { db: Db }): Promise<number> {
  const { count, error } = await db
    .from('notifications')
    .select('id', { count: 'exact', head: true })
    .is('read_at', null);
  if (count === null) throw new AppError('backend_unavailable', { cause: error });
  return count;
}
