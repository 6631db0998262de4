import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { QueueFilter, QueueItem } from './admin-queue.ts';
import type { QueueKind } from './queue-kinds.ts';

type Asked = {
  kind: QueueKind;
  id: string;
  /** Of the list that it was opened from. */
  filter: QueueFilter;
};

/**
 * Returns what an admin reads about an item before deciding, and its neighbors in the list.
 * @throws AppError backend_unavailable
 */
export function findQueueItem({ db }: { db: Db }, { kind, id, filter }: Asked): Promise<QueueItem> {
  return callFunction({ db }, 'get_queue_item', { kind, id, filter: JSON.stringify(filter) });
}
