import { useState } from 'react';
import { Link } from 'react-router';
import { useUnread } from '#app/browser/notifications/use-unread.ts';
import { Tooltip } from '#app/components/ui/tooltip.tsx';

/** Link to the notifications with the unread count; announces new ones to screen readers. */
export function NotificationBell({ userId }: { userId: string }) {
  const unread = useUnread(userId) ?? 0;
  const [before, setBefore] = useState(unread);
  const [news, setNews] = useState('');
  const label = describeUnread(unread);
  if (before !== unread) {
    setBefore(unread);
    setNews(unread > before ? label : '');
  }
  return (
    <>
      <Tooltip label={label}>
        <Link
          className="relative grid size-11 place-items-center rounded-control hover:bg-sunk"
          to="/notifications"
          aria-label={label}
        >
          <BellSign />
          {unread > 0 && (
            <span
              className="absolute top-0.5 right-0.5 grid h-5 min-w-5 place-items-center rounded-round bg-accent px-1 text-xs leading-none font-bold text-paper tabular-nums"
              aria-hidden="true"
            >
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </Link>
      </Tooltip>
      <span className="sr-only" role="status">
        {news}
      </span>
    </>
  );
}

function describeUnread(count: number): string {
  if (count === 0) return 'Notifications';
  return count === 1 ? '1 unread notification' : `${count} unread notifications`;
}

/** Not in the icon sprite of all pages: signed-out visitors never see it. */
function BellSign() {
  return (
    <svg
      className="size-5 shrink-0 fill-current"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 2.5a1.5 1.5 0 0 1 1.5 1.5v.7A6 6 0 0 1 18 10.5V15l2 2.5v1H4v-1L6 15v-4.5a6 6 0 0 1 4.5-5.8V4A1.5 1.5 0 0 1 12 2.5Zm0 4a4 4 0 0 0-4 4v5.2l-.6.8h9.2l-.6-.8v-5.2a4 4 0 0 0-4-4ZM9.8 19.8h4.4a2.2 2.2 0 0 1-4.4 0Z" />
    </svg>
  );
}
