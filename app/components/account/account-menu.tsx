import { useEffect, useRef } from 'react';
import type { Role } from '#app/domain/profile/profile.ts';
import type { SessionState } from '#app/domain/session/session.ts';
import { Icon } from '../icon.tsx';

type AccountMenuProps = {
  session: Extract<SessionState, { status: 'signed-in' }>;
  onSignOut: () => void;
};

const roleNames: Record<Role, string> = {
  community_user: 'Community member',
  business_owner: 'Business owner',
  admin: 'Admin',
  super_admin: 'Super admin',
};

/** A disclosure with the person's name; it closes when the focus leaves it, and by Escape. */
export function AccountMenu({ session, onSignOut }: AccountMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { profile, email } = session;
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ');

  function close() {
    if (details.current) details.current.open = false;
  }

  useEffect(() => {
    const menu = details.current;
    if (!menu) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const closeMenu = () => {
      menu.open = false;
    };
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => !menu.contains(relatedTarget as Node | null) && closeMenu(),
      { signal },
    );
    menu.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        closeMenu();
        menu.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => listening.abort();
  }, []);

  return (
    <details ref={details} className="relative">
      <summary
        className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold hover:text-accent"
        aria-label={`Account of ${name || email}`}
      >
        <Icon name="person" />
        <span className="max-w-28 truncate">{profile?.first_name || 'Account'}</span>
      </summary>
      {/* Focusable, so that a tap on its words does not count as leaving. */}
      <div
        className="absolute right-0 z-40 mt-1 w-64 rounded-card border-[1.5px] border-ink bg-raised p-2 shadow-float"
        tabIndex={-1}
      >
        <div className="mb-2 border-b border-rule px-3 pt-2 pb-3">
          {name && <p className="font-semibold break-words">{name}</p>}
          <p className="text-sm break-words text-soft">{email}</p>
          {profile && <p className="mt-1 text-xs text-faint">{roleNames[profile.role]}</p>}
        </div>
        <button
          className="flex min-h-11 w-full items-center rounded-control px-3 text-left font-medium hover:bg-sunk"
          type="button"
          onClick={() => {
            close();
            onSignOut();
          }}
        >
          Sign out
        </button>
      </div>
    </details>
  );
}
