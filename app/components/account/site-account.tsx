import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { openSession } from '#app/components/account/open-session.ts';
import { signOut } from '#app/domain/session/sign-out.ts';
import { AccountMenu } from './account-menu.tsx';
import { useSession } from './use-session.ts';

/** The end of the masthead: the way in, or who is in. */
export function SiteAccount() {
  const { pathname, search } = useLocation();
  // Cached pages serve several addresses: only the browser may write its own into the link.
  const isInBrowser = useSyncExternalStore(subscribeToNothing, yes, no);
  const session = useSession();
  if (session.status === 'signed-in') {
    return <AccountMenu session={session} onSignOut={() => void leave()} />;
  }
  // While the session is being refreshed nothing is promised that would change a moment later.
  const isLoading = session.status === 'loading';
  return (
    <Link
      className={`inline-flex min-h-11 items-center text-sm font-semibold hover:text-accent ${isLoading ? 'invisible' : ''}`}
      to={isInBrowser ? toSignInHref(pathname, search) : '/auth'}
      rel="nofollow"
    >
      Sign in
    </Link>
  );
}

async function leave() {
  await signOut({ db: await openSession() });
}

function toSignInHref(pathname: string, search: string): string {
  const here = pathname + search;
  return here === '/' || pathname === '/auth' ? '/auth' : `/auth?next=${encodeURIComponent(here)}`;
}

function subscribeToNothing() {
  return () => {};
}

const yes = () => true;
const no = () => false;
