import { Link, useLocation, useRevalidator } from 'react-router';
import { useLiveRows } from '#app/browser/live/follow-rows.ts';
import { countAgain } from '#app/browser/notifications/unread-store.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { EmptyState } from '#app/components/ui/empty-state.tsx';
import { describeNotification } from '#app/domain/notification/kinds.ts';
import {
  findNotifications,
  markAllRead,
  markNotification,
} from '#app/domain/notification/notification-calls.ts';
import type { Notification } from '#app/domain/notification/notification.ts';
import { formatAge, toDateTime } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/notifications.ts';
import type { Route } from './+types/notifications';

export const handle = { isPrivate: true, title: t.title } satisfies SignedInHandle;

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
          {t.markAllAsRead}
        </button>
        <Link
          className="link-quiet inline-flex min-h-11 items-center text-sm"
          to="/account-settings#notifications"
        >
          {t.choose}
        </Link>
      </div>
      <ul className="border-t border-ink">
        {items.map((item) => (
          <NotificationLine key={item.id} item={item} now={now} onMarked={load} />
        ))}
      </ul>
      {next !== null && (
        <Link className="button-line mt-6" to={`?${new URLSearchParams({ after: next })}`}>
          {t.showOlder}
        </Link>
      )}
      <p className="mt-8 text-sm text-soft">{t.deletedAfter}</p>
    </div>
  );
}

function Nothing({ isFirst }: { isFirst: boolean }) {
  if (!isFirst) {
    return (
      <p className="mt-6 text-soft">
        {t.nothingOlder} <Link to="/notifications">{t.showNewest}</Link>
      </p>
    );
  }
  return (
    <EmptyState title={t.emptyTitle}>
      <p className="mt-2 max-w-[60ch]">{t.emptyText}</p>
      <Link className="button-line mt-5" to="/account-settings#notifications">
        {t.choose}
      </Link>
    </EmptyState>
  );
}

type NotificationLineProps = {
  item: Notification;
  now: Date;
  /** Called when it was marked. */
  onMarked: () => void;
};

/** A notification. Its button stays in place, so that nobody loses the focus. */
function NotificationLine({ item, now, onMarked }: NotificationLineProps) {
  const { text, reason, to } = describeNotification(item);
  const isUnread = item.read_at === null;
  const put = (isRead: boolean) => void mark({ id: item.id, isRead }).then(onMarked);
  return (
    <li className="grid grid-cols-[0.5rem_minmax(0,1fr)] items-baseline gap-x-3 border-b border-rule py-2 sm:grid-cols-[0.5rem_minmax(0,1fr)_auto]">
      <span
        className={`size-2 self-start rounded-round ${isUnread ? 'mt-[1.15rem] bg-accent' : ''}`}
        aria-hidden="true"
      />
      <div>
        <Link
          className={`inline-flex min-h-11 items-center py-2 wrap-anywhere hover:text-accent ${isUnread ? 'font-semibold' : ''}`}
          to={to}
          onClick={() => isUnread && put(true)}
        >
          <span>
            {isUnread && <span className="sr-only">{t.unread} </span>}
            {text}
          </span>
        </Link>
        {reason && (
          <p className="mb-2 border-l-2 border-rule pl-3 text-sm wrap-anywhere whitespace-pre-line">
            {reason}
          </p>
        )}
        <p className="text-sm text-soft">
          <time dateTime={toDateTime(item.created_at)}>{formatAge(item.created_at, now)}</time>
        </p>
      </div>
      <button
        className="link-quiet col-start-2 min-h-11 justify-self-start text-sm sm:col-start-3"
        type="button"
        onClick={() => put(isUnread)}
      >
        {isUnread ? t.markAsRead : t.markAsUnread}
        <span className="sr-only">: {text}</span>
      </button>
    </li>
  );
}

type Outcome = Awaited<ReturnType<typeof markAllRead>>;

/** Marks a notification as read or unread; reports failures by toast. */
async function mark(one: { id: string; isRead: boolean }): Promise<void> {
  const db = await openSession();
  await settle(markNotification({ db }, one));
}

/** Marks all notifications up to a moment as read. */
async function markAll(until: string): Promise<void> {
  const db = await openSession();
  await settle(markAllRead({ db }, until));
}

async function settle(marking: Promise<Outcome>): Promise<void> {
  const outcome = await marking;
  if (!outcome.ok) notifyFailure('saveFailed', outcome.reason);
  // Without a WebSocket, nothing else updates the bell.
  await countAgain();
}
