import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { AdminQueue, QueueFilter } from './admin-queue.ts';

type Asked = {
  filter: QueueFilter;
  /** The `next` of the page before. */
  after: string | null;
};

/**
 * A page of what waits for an admin, the longest waiting first where the filter sorts by nothing else.
 * @throws AppError backend_unavailable
 */
export function findAdminQueue({ db }: { db: Db }, { filter, after }: Asked): Promise<AdminQueue> {
  // A parameter of GET is text.
  const args = { filter: JSON.stringify(filter) };
  return callFunction({ db }, 'find_admin_queue', after === null ? args : { ...args, after });
}
