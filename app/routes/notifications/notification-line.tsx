import { Link } from 'react-router';
import { formatAge } from '#app/domain/business/format-age.ts';
import { describeNotification } from '#app/domain/notification/describe-notification.ts';
import type { Notification } from '#app/domain/notification/notification.ts';
import { toDateTime } from '#app/domain/text/text.ts';
import { mark } from './mark.ts';

type NotificationLineProps = {
  item: Notification;
  now: Date;
  /** Called when it was marked. */
  onMarked: () => void;
};

/** A notification. Its button stays in place, so that nobody loses the focus. */
export function NotificationLine({ item, now, onMarked }: NotificationLineProps) {
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
            {isUnread && <span className="sr-only">Unread: </span>}
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
        {isUnread ? 'Mark as read' : 'Mark as unread'}
        <span className="sr-only">: {text}</span>
      </button>
    </li>
  );
}
