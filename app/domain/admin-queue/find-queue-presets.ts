import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { QueuePresets } from './admin-queue.ts';

/**
 * Returns the caller's saved views, and the reasons for refusals of all admins.
 * @throws AppError backend_unavailable
 */
export function findQueuePresets({ db }: { db: Db }): Promise<QueuePresets> {
  return callFunction({ db }, 'get_queue_presets', {});
}
