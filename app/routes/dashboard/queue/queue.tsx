import { Link, useLocation } from 'react-router';
import { settle } from '#app/components/signed-in/later.ts';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import type { AdminQueue, QueueFilter } from '#app/domain/admin-queue/admin-queue.ts';
import { findAdminQueue } from '#app/domain/admin-queue/find-admin-queue.ts';
import type { Route } from './+types/queue';
import { KindLinks } from './kind-links.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';
import { parseQueueFilter, toQueueSearch } from './queue-query.ts';

export const handle = { isPrivate: true, title: 'What waits' } satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const page = findAdminQueue(context.get(signedInContext), {
    filter: parseQueueFilter(url.searchParams),
    after: url.searchParams.get('after'),
  });
  return { page: await settle(page), now: new Date() };
}

/** What waits for admins: narrowed, sorted, and counted by kind. */
export default function QueueScreen({ loaderData: { page, now } }: Route.ComponentProps) {
  const { search } = useLocation();
  const filter = parseQueueFilter(new URLSearchParams(search));
  return (
    <ScreenPart of={page.of} what="what waits for a decision">
      {(found) => (
        <>
          <KindLinks counts={found.counts} filter={filter} />
          <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
            <QueueFilters key={search} filter={filter} />
            <Found page={found} filter={filter} now={now} />
          </div>
        </>
      )}
    </ScreenPart>
  );
}

function Found({ page, filter, now }: { page: AdminQueue; filter: QueueFilter; now: Date }) {
  const { items, next } = page;
  if (items.length === 0) {
    const isNarrowed = toQueueSearch(filter) !== '';
    return (
      <p className="text-soft">
        {isNarrowed ? 'Nothing that waits is like that. ' : 'Nobody waits for a decision.'}
        {isNarrowed && <Link to="?">Show all</Link>}
      </p>
    );
  }
  return (
    <div className="@container">
      <QueueList items={items} filter={filter} now={now} />
      {next !== null && (
        <Link
          className="button-line mt-6"
          to={`?${new URLSearchParams([...new URLSearchParams(toQueueSearch(filter)), ['after', next]])}`}
        >
          The next ones
        </Link>
      )}
    </div>
  );
}
