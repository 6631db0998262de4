import { Link } from 'react-router';
import {
  type AdminQueue,
  describeDecided,
  describeSignals,
  nameItem,
  type QueuedItem,
  type QueueFilter,
} from '#app/domain/admin-queue/admin-queue.ts';
import { formatCount, formatAge } from '#app/domain/text/text.ts';
import { BusinessLine } from '../dashboard-part.tsx';
import { kindOf } from './kinds/kinds.ts';
import { toItemHref } from './queue-query.ts';

type QueueListProps = { items: QueuedItem[]; filter: QueueFilter; now: Date };

/** The items of the queue; `j` and `k` move through them, Enter opens one. */
export function QueueList({ items, filter, now }: QueueListProps) {
  return (
    <ul className="max-w-3xl border-t border-ink">
      {items.map((item) => (
        <BusinessLine
          key={`${item.kind}/${item.id}`}
          kind={kindOf(item).describe(item as never)}
          name={nameItem(item)}
          to={toItemHref(item, filter)}
          about={<About item={item} />}
        >
          <bdi>{item.sender ?? kindOf(item).sender ?? 'Someone'}</bdi>,{' '}
          {formatAge(item.sent_at, now)}
          <Earlier item={item} />
          <span className="block wrap-anywhere" dir="auto">
            {kindOf(item).note?.(item as never, now)}
          </span>
        </BusinessLine>
      ))}
    </ul>
  );
}

function About({ item }: { item: QueuedItem }) {
  return (
    <>
      {item.city && `${item.city}, ${item.state}`}
      {describeSignals(item).map((signal) => (
        <span key={signal} className="block text-ink">
          {signal}
        </span>
      ))}
    </>
  );
}

function Earlier({ item }: { item: QueuedItem }) {
  const decided = describeDecided(item, kindOf(item).record);
  return decided && <span className="block text-soft">Earlier: {decided}</span>;
}

/** The first items of the queue, the longest waiting first, and a link to all. */
export function QueuePreview({ page: { items, counts }, now }: { page: AdminQueue; now: Date }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (items.length === 0) return <p className="text-soft">Nothing is awaiting review.</p>;
  return (
    <>
      <QueueList items={items} filter={{}} now={now} />
      <Link className="button-line mt-4" to="/dashboard/queue">
        {all > items.length ? `See all ${formatCount(all)}` : 'Open the review queue'}
      </Link>
    </>
  );
}
