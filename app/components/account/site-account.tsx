import { Suspense, lazy, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { openSession, resumeSession } from '#app/browser/session/open-session.ts';
import { useSession } from '#app/browser/session/session-store.ts';
import { signOutBy } from '#app/browser/session/sign-out-state.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { mayLoseEdits } from '#app/browser/unsent/unsaved-forms.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Profile } from '#app/domain/profile/profile.ts';
import { signOut } from '#app/domain/session/session-calls.ts';
import type { SessionUser } from '#app/domain/session/session.ts';
import * as t from '#app/messages/components/account.ts';
import { toSignInHref } from './early-session.ts';
import { Initials } from './initials.tsx';

type AccountProps = {
  person: SessionUser;
  profile: Profile | null;
  userId: string | null;
  onSignOut: () => void;
};

/** Loaded for signed-in users only; falls back to a link if it fails to load. */
const AccountMenu = lazy(() =>
  import('./account-menu.tsx').catch(() => ({ default: AccountLink })),
);

/** The end of the masthead: the sign-in link, or the user's account menu. */
export function SiteAccount() {
  const { pathname, search } = useLocation();
  // Cached pages serve several addresses: only the browser may put its own into the link.
  const isHydrated = useHydrated();
  const session = useSession();
  // React takes over from early-session.ts.
  useEffect(() => {
    document.documentElement.removeAttribute('data-session');
    resumeSession();
    // Another tab has signed in; auth-js reports everything after that itself.
    addEventListener('storage', resumeSession);
    return () => removeEventListener('storage', resumeSession);
  }, []);

  if (session.status === 'signed-out') {
    return (
      <div className="flex items-center gap-x-3">
        {/* Also without saved places: what this browser has is only known later, and would move the rest. */}
        <Link
          className="saved-link size-11 place-items-center hover:text-accent"
          to="/saved"
          aria-label={t.savedPlaces}
        >
          <Icon name="heart" />
        </Link>
        <Link
          className="sign-in-link inline-flex min-h-11 items-center text-sm font-semibold hover:text-accent"
          to={isHydrated ? toSignInHref(pathname + search) : '/auth'}
          rel="nofollow"
        >
          {t.signIn}
        </Link>
      </div>
    );
  }
  const person = session.status === 'loading' ? session.person : session;
  // Opened by a mail's link: the user is not known yet.
  if (person === null) return <Initials person={null} />;
  const profile = session.status === 'loading' ? null : session.profile;
  const userId = session.status === 'loading' ? null : session.userId;
  const account = { person, profile, userId, onSignOut: () => void leave() };
  return (
    <Suspense fallback={<AccountLink {...account} />}>
      <AccountMenu {...account} />
    </Suspense>
  );
}

/** Same offset as the menu, which has the bell there. */
function AccountLink({ person }: AccountProps) {
  return (
    <Link
      className="ml-11 inline-flex min-h-11 min-w-11 items-center justify-end rounded-round"
      to="/dashboard"
      aria-label={t.dashboardHint}
    >
      <Initials person={person} />
    </Link>
  );
}

async function leave() {
  if (!(await mayLoseEdits())) return;
  const db = await openSession();
  await signOutBy(() => signOut({ db }));
  notify('signedOut');
}
