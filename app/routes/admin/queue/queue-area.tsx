import { Outlet, useLocation, useParams } from 'react-router';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findAdminQueue, findQueuePresets } from '#app/domain/admin-queue/admin-queue-calls.ts';
import type { Route } from './+types/queue-area';
import { QueueList } from './queue-list.tsx';
import { parseQueueCursor, parseQueueFilter } from './queue-query.ts';

export const handle = { isPrivate: true, title: 'Review queue' } satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const person = context.get(signedInContext);
  const filter = parseQueueFilter(url.searchParams);
  const found = Promise.all([
    findAdminQueue(person, { filter, after: parseQueueCursor(url.searchParams) }),
    findQueuePresets(person),
  ]);
  return { found: await settle(found), now: new Date() };
}

/** The list of the queue as its layout has loaded it. */
export type QueueLoaded = Awaited<ReturnType<typeof clientLoader>>;

/** The layout of the queue: the list as a screen, and on wide windows beside the open item. */
export default function QueueArea({ loaderData }: Route.ComponentProps) {
  const { id } = useParams();
  const params = new URLSearchParams(useLocation().search);
  return (
    <div className={id === undefined ? undefined : 'queue-panes'}>
      {id !== undefined && (
        <aside className="queue-pane" aria-label="Queue">
          <ScreenPart of={loaderData.found.of} failed="We could not load the review queue.">
            {([page]) => (
              <QueueList
                items={page.items}
                filter={parseQueueFilter(params)}
                after={parseQueueCursor(params)}
                now={loaderData.now}
                openId={id}
              />
            )}
          </ScreenPart>
        </aside>
      )}
      <div className="min-w-0">
        <Outlet context={loaderData} />
      </div>
    </div>
  );
}
