import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { AdminQueue, QueueFilter } from './admin-queue.ts';

type Asked = {
  filter: QueueFilter;
  /** The `next` of the previous page. */
  after: string | null;
};

/**
 * Returns a page of the queue, the longest waiting first unless the filter sorts it otherwise.
 * @throws AppError backend_unavailable
 */
export function findAdminQueue({ db }: { db: Db }, { filter, after }: Asked): Promise<AdminQueue> {
  // GET parameters are text.
  const args = { filter: JSON.stringify(filter) };
  return callFunction({ db }, 'find_admin_queue', after === null ? args : { ...args, after });
}
