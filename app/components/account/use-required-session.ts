import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SignedIn } from '#app/domain/session/session.ts';
import { useHydrated } from '#app/browser/hydration.ts';
import { loadToaster } from '#app/components/ui/toasts.tsx';
import { toSignInHref } from './to-sign-in-href.ts';
import { useSession } from './use-session.ts';

/**
 * The session of a screen that needs one; null while it is being found out. Who turns out to be
 * signed out goes to the sign-in screen and comes back; who signs out here goes home.
 */
export function useRequiredSession(): SignedIn | null {
  const session = useSession();
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);

  useEffect(() => void loadToaster(), []);
  useEffect(() => {
    if (session.status === 'signed-in') wasSignedIn.current = true;
    if (!isHydrated || session.status !== 'signed-out') return;
    const to = wasSignedIn.current ? '/' : toSignInHref(pathname + search);
    void navigate(to, { replace: true });
  }, [isHydrated, session.status, pathname, search, navigate]);

  return session.status === 'signed-in' ? session : null;
}
