import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { QueueAids } from './admin-queue.ts';

/**
 * The caller's own views of the list, and the reasons for refusing that all admins keep.
 * @throws AppError backend_unavailable
 */
export function findQueueAids({ db }: { db: Db }): Promise<QueueAids> {
  return callFunction({ db }, 'get_queue_aids', {});
}
