import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { settle } from '#app/components/signed-in/later.ts';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import type { AdminQueue, QueueAids, QueueFilter } from '#app/domain/admin-queue/admin-queue.ts';
import { findAdminQueue } from '#app/domain/admin-queue/find-admin-queue.ts';
import { findQueueAids } from '#app/domain/admin-queue/find-queue-aids.ts';
import type { Route } from './+types/queue';
import { keepView, removeView } from './aid-forms.ts';
import { BulkDecision } from './bulk-decision.tsx';
import { KindLinks } from './kind-links.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';
import { parseQueueFilter, toQueueSearch } from './queue-query.ts';
import { SavedViews } from './saved-views.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useListKeys } from './use-list-keys.ts';

export const handle = { isPrivate: true, title: 'What waits' } satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const person = context.get(signedInContext);
  const filter = parseQueueFilter(url.searchParams);
  const found = Promise.all([
    findAdminQueue(person, { filter, after: url.searchParams.get('after') }),
    findQueueAids(person),
  ]);
  return { found: await settle(found), now: new Date() };
}

export const clientAction = signedInForms({ 'keep-view': keepView, 'remove-view': removeView });

/** What waits for admins: narrowed, sorted, and counted by kind. */
export default function QueueScreen({ loaderData: { found, now } }: Route.ComponentProps) {
  const { search } = useLocation();
  const filter = parseQueueFilter(new URLSearchParams(search));
  return (
    <ScreenPart of={found.of} what="what waits for a decision">
      {([page, aids]) => (
        <>
          <KindLinks counts={page.counts} filter={filter} />
          <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
            <div className="grid content-start gap-8">
              <QueueFilters key={search} filter={filter} metros={page.metros} />
              <SavedViews views={aids.views} filter={filter} />
            </div>
            <Found key={search} page={page} aids={aids} filter={filter} now={now} />
          </div>
        </>
      )}
    </ScreenPart>
  );
}

type FoundProps = { page: AdminQueue; aids: QueueAids; filter: QueueFilter; now: Date };

function Found({ page: { items, next }, aids, filter, now }: FoundProps) {
  const list = useRef<HTMLDivElement>(null);
  const { isHelpOpen, setHelpOpen } = useListKeys(list);
  const search = toQueueSearch(filter);
  if (items.length === 0) {
    return (
      <p className="text-soft">
        {search === '' ? (
          'Nobody waits for a decision.'
        ) : (
          <>
            Nothing that waits is like that. <Link to="?">Show all</Link>
          </>
        )}
      </p>
    );
  }
  return (
    <div className="@container">
      <BulkDecision filter={filter} templates={aids.templates} />
      <div ref={list}>
        <QueueList items={items} filter={filter} now={now} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {next !== null && (
          <Link
            className="button-line"
            to={`?${new URLSearchParams([...new URLSearchParams(search), ['after', next]])}`}
          >
            The next ones
          </Link>
        )}
        <ShortcutHelp
          isOpen={isHelpOpen}
          onOpen={() => setHelpOpen(true)}
          onClose={() => setHelpOpen(false)}
        />
      </div>
    </div>
  );
}
