import { Link } from 'react-router';
import { type AdminQueue as Page, formatCount } from '#app/domain/admin-queue/admin-queue.ts';
import { QueueList } from './queue-list.tsx';

/** The first items of the queue, the longest waiting first, and a link to all. */
export function AdminQueue({ page: { items, counts }, now }: { page: Page; now: Date }) {
  const all = Object.values(counts);
  const isMore = all.reduce((sum, count) => sum + count, 0) > items.length;
  if (items.length === 0) return <p className="text-soft">Nobody waits for a decision.</p>;
  return (
    <>
      <QueueList items={items} filter={{}} now={now} />
      <Link className="button-line mt-4" to="/dashboard/queue">
        {isMore ? `See all ${formatCount(...all)}` : 'Filter and sort them'}
      </Link>
    </>
  );
}
