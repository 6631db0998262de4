import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { AdminQueue } from './admin-queue.ts';

/**
 * A page of what waits for an admin, of all kinds, the longest waiting first; `after` is the `next` of the page before.
 * @throws AppError backend_unavailable
 */
export function findAdminQueue({ db }: { db: Db }, after: string | null): Promise<AdminQueue> {
  return callFunction({ db }, 'find_admin_queue', after === null ? {} : { after });
}
