import type { QueuedItem, QueueFilter } from '#app/domain/admin-queue/admin-queue.ts';
import { toQueueSearch } from './queue-query.ts';

/** Where one is decided, as one of the list that this filter leaves. */
export function toItemHref(
  { kind, id }: Pick<QueuedItem, 'kind' | 'id'>,
  filter: QueueFilter,
): string {
  return `/dashboard/queue/${kind}/${id}${toQueueSearch(filter)}`;
}
