import { Link, useLocation, useRevalidator } from 'react-router';
import { useLiveRows } from '#app/browser/live/use-live-rows.ts';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { EmptyState } from '#app/components/ui/empty-state.tsx';
import { findNotifications } from '#app/domain/notification/notification-calls.ts';
import type { Route } from './+types/notifications';
import { NotificationLine } from './notification-line.tsx';
import { markAll } from './mark.ts';

export const handle = { isPrivate: true, title: 'Notifications' } satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const page = await findNotifications(context.get(signedInContext), url.searchParams.get('after'));
  return { page, now: new Date() };
}

/** The person's notifications, newest first; live, and in sync between devices. */
export default function Notifications({ loaderData: { page, now } }: Route.ComponentProps) {
  const { items, next } = page;
  const { userId } = useScreenSession().session;
  const { revalidate } = useRevalidator();
  const after = new URLSearchParams(useLocation().search).get('after');
  const load = () => void revalidate();
  useLiveRows(
    userId,
    load,
    async (db) => JSON.stringify(await findNotifications({ db }, after)) !== JSON.stringify(page),
  );
  const [newest] = items;
  if (newest === undefined) return <Nothing isFirst={after === null} />;
  return (
    <div className="mt-6 max-w-3xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <button
          className="button-line"
          type="button"
          onClick={() => void markAll(newest.created_at).then(load)}
        >
          Mark all as read
        </button>
        <Link
          className="link-quiet inline-flex min-h-11 items-center text-sm"
          to="/account-settings#notifications"
        >
          Choose your notifications
        </Link>
      </div>
      <ul className="border-t border-ink">
        {items.map((item) => (
          <NotificationLine key={item.id} item={item} now={now} onMarked={load} />
        ))}
      </ul>
      {next !== null && (
        <Link className="button-line mt-6" to={`?${new URLSearchParams({ after: next })}`}>
          Earlier
        </Link>
      )}
      <p className="mt-8 text-sm text-soft">Notifications are deleted after 90 days.</p>
    </div>
  );
}

function Nothing({ isFirst }: { isFirst: boolean }) {
  if (!isFirst) {
    return (
      <p className="mt-6 text-soft">
        Nothing earlier. <Link to="/notifications">Show the newest</Link>
      </p>
    );
  }
  return (
    <EmptyState title="Nothing yet">
      <p className="mt-2 max-w-[60ch]">
        You will see news here about businesses you add or claim, changes to your listings, and
        invitations.
      </p>
      <Link className="button-line mt-5" to="/account-settings#notifications">
        Choose your notifications
      </Link>
    </EmptyState>
  );
}
