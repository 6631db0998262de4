import { Link } from 'react-router';
import type { AdminQueue as Page } from '#app/domain/admin-queue/admin-queue.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { QueueList } from './queue-list.tsx';

/** The first items of the queue, the longest waiting first, and a link to all. */
export function AdminQueue({ page: { items, counts }, now }: { page: Page; now: Date }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (items.length === 0) return <p className="text-soft">Nothing is awaiting review.</p>;
  return (
    <>
      <QueueList items={items} filter={{}} now={now} />
      <Link className="button-line mt-4" to="/dashboard/queue">
        {all > items.length ? `See all ${formatCount(all)}` : 'Filter and sort them'}
      </Link>
    </>
  );
}
