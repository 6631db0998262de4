import { Outlet, type ShouldRevalidateFunctionArgs, useLocation, useParams } from 'react-router';
import { useStore } from '#app/browser/use-store.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findAdminQueue, findQueuePresets } from '#app/domain/admin-queue/admin-queue-calls.ts';
import type { AdminQueue } from '#app/domain/admin-queue/admin-queue.ts';
import type { Route } from './+types/queue-area';
import { useCurrentPage } from './current-page.ts';
import { pendingStore } from './decision-outcomes.ts';
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

/** Beside an item the list follows the queue by itself, so that the next item does not wait for it. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isBeside = currentParams.id !== undefined && nextParams.id !== undefined;
  const isOther = currentParams.id !== nextParams.id || formMethod !== undefined;
  if (isBeside && isOther && currentUrl.search === nextUrl.search) return false;
  return defaultShouldRevalidate;
}

/** The list of the queue as its layout has loaded it. */
export type QueueLoaded = Awaited<ReturnType<typeof clientLoader>>;

/** The layout of the queue: the list as a screen, and on wide windows beside the open item. */
export default function QueueArea({ loaderData }: Route.ComponentProps) {
  const { id } = useParams();
  const { search } = useLocation();
  return (
    <div className={id === undefined ? undefined : 'queue-panes'}>
      {id !== undefined && (
        <aside className="queue-pane" aria-label="Queue">
          <ScreenPart of={loaderData.found.of} failed="We could not load the review queue.">
            {([page]) => (
              <ListBeside page={page} search={search} now={loaderData.now} openId={id} />
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

type ListBesideProps = { page: AdminQueue; search: string; now: Date; openId: string };

/** The present list, without what this browser has just decided. */
function ListBeside({ page, search, now, openId }: ListBesideProps) {
  const params = new URLSearchParams(search);
  const filter = parseQueueFilter(params);
  const after = parseQueueCursor(params);
  const { items } = useCurrentPage(page, { filter, after });
  const decided = new Set(useStore(pendingStore).map(({ item }) => item));
  return (
    <QueueList
      items={items.filter(({ id }) => id === openId || !decided.has(id))}
      filter={filter}
      after={after}
      now={now}
      openId={openId}
    />
  );
}
