import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useUnread } from '#app/browser/notifications/unread-store.ts';
import { Tooltip } from '#app/components/ui/tooltip.tsx';
import { isAdmin, isBusinessOwner, type Profile, roleNames } from '#app/domain/profile/profile.ts';
import type { SessionUser } from '#app/domain/session/session.ts';
import * as t from '#app/messages/components/account.ts';
import { Initials } from './initials.tsx';

type AccountMenuProps = {
  person: SessionUser;
  /** null until it has loaded: the menu then shows only what every user's menu has. */
  profile: Profile | null;
  /** null until the session is confirmed. */
  userId: string | null;
  onSignOut: () => void;
};

const itemClass =
  'flex min-h-11 w-full items-center rounded-control px-3 text-left font-medium hover:bg-sunk';

/** The notification bell and a menu that opens from the user's initials. */
export default function AccountMenu({ userId, ...account }: AccountMenuProps) {
  return (
    <div className="flex items-center" data-account>
      <span className="size-11">{userId && <NotificationBell key={userId} userId={userId} />}</span>
      <Menu {...account} />
    </div>
  );
}

function Menu({ person, profile, onSignOut }: Omit<AccountMenuProps, 'userId'>) {
  const { details, close } = useDisclosure();
  const name = [person.first_name, person.last_name].filter(Boolean).join(' ');
  const label = t.accountOf({ name: name || person.email });

  return (
    <details ref={details} className="relative">
      <Tooltip label={label}>
        <summary
          className="inline-flex min-h-11 min-w-11 items-center justify-end rounded-round"
          aria-label={label}
        >
          <Initials person={person} />
        </summary>
      </Tooltip>
      {/* Focusable, so that a tap on its text does not move the focus out and close it. */}
      <div
        className="absolute right-0 z-40 mt-1 w-64 rounded-card border-[1.5px] border-ink bg-raised p-2 shadow-float"
        tabIndex={-1}
      >
        <div className="mb-2 border-b border-rule px-3 pt-2 pb-3">
          {name && <p className="font-semibold break-words">{name}</p>}
          <p className="text-sm break-words text-soft">{person.email}</p>
          {profile && <p className="mt-1 text-xs text-faint">{roleNames[profile.role]}</p>}
        </div>
        <nav aria-label={t.menuLabel}>
          <ul>
            {findLinks(profile).map(({ to, label }) => (
              <li key={to}>
                <Link className={itemClass} to={to} onClick={close}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <button
          className={`${itemClass} mt-2 border-t border-rule`}
          type="button"
          onClick={() => {
            close();
            onSignOut();
          }}
        >
          {t.signOut}
        </button>
      </div>
    </details>
  );
}

function findLinks(profile: Profile | null) {
  return [
    { to: '/dashboard', label: t.dashboard, isShown: true },
    { to: '/messages', label: t.messages, isShown: true },
    { to: '/dashboard/lists', label: t.savedPlaces, isShown: true },
    {
      to: '/business-profile',
      label: t.myListings,
      isShown: isBusinessOwner(profile) || isAdmin(profile),
    },
    { to: '/dashboard/people', label: t.people, isShown: profile?.role === 'super_admin' },
    { to: '/account-settings', label: t.accountSettings, isShown: true },
  ].filter(({ isShown }) => isShown);
}

/**
 * Returns a ref for a <details> that closes like a menu: when focus leaves it, and on Escape, which
 * returns focus to its summary.
 */
function useDisclosure() {
  const details = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => {
    if (details.current) details.current.open = false;
  }, []);

  useEffect(() => {
    const menu = details.current;
    if (!menu) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => !menu.contains(relatedTarget as Node | null) && close(),
      { signal },
    );
    menu.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        close();
        menu.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => listening.abort();
  }, [close]);

  return { details, close };
}

/** Link to the notifications with the unread count; announces new ones to screen readers. */
function NotificationBell({ userId }: { userId: string }) {
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
  return count === 0 ? t.notifications : t.unreadNotifications({ count });
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
