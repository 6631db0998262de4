import { Link } from 'react-router';
import type { AdminQueue, QueueFilter } from '#app/domain/admin-queue/admin-queue.ts';
import { queueKinds } from '#app/domain/admin-queue/queue-kinds.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { kinds } from './kinds/kinds.ts';
import { toQueueSearch } from './queue-query.ts';

type KindLinksProps = { counts: AdminQueue['counts']; filter: QueueFilter };

/** The number of waiting items of each kind within the other filters; each link filters by kind. */
export function KindLinks({ counts, filter }: KindLinksProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const links = [
    { kind: undefined, name: 'All', count: formatCount(all) },
    ...queueKinds.map((kind) => ({
      kind,
      name: kinds[kind].plural,
      count: formatCount(counts[kind]),
    })),
  ];
  return (
    <nav aria-label="Kinds" className="mt-2 border-b border-rule sm:mt-4">
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {links.map(({ kind, name, count }) => (
          <li key={name}>
            <Link
              className={`inline-flex min-h-11 items-center gap-1.5 border-b-2 ${filter.kind === kind ? 'border-ink font-semibold' : 'border-transparent text-soft'}`}
              to={toQueueSearch(filter, { kind }) || '?'}
              aria-current={filter.kind === kind ? 'true' : undefined}
            >
              {name} <span className="text-sm tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
