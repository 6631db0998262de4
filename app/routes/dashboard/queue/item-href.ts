import type { QueuedItem, QueueFilter } from '#app/domain/admin-queue/admin-queue.ts';
import { toQueueSearch } from './queue-query.ts';

/** Returns the URL of an item, within the list of this filter. */
export function toItemHref(
  { kind, id }: Pick<QueuedItem, 'kind' | 'id'>,
  filter: QueueFilter,
): string {
  return `/dashboard/queue/${kind}/${id}${toQueueSearch(filter)}`;
}
