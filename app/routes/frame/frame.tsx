import { useEffect } from 'react';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router';
import { resumeSession } from '#app/browser/session/open-session.ts';
import { useSession } from '#app/browser/session/use-session.ts';
import { SiteFrame } from '#app/components/site/site-frame.tsx';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import type { SessionState } from '#app/browser/session/session-store.ts';
import { parseNext } from '#app/domain/session/parse-next.ts';
import { StalledBar } from './stalled-bar.tsx';

/**
 * Loads nothing. React Router shows errors of a screen's middleware at the first route that
 * revalidates; without this it would be the frame, and routes/account would never see them.
 */
export function shouldRevalidate() {
  return false;
}

/** The header, footer and notices around every screen. */
export default function Frame() {
  const match = useMatches().at(-1);
  const screen = match?.handle as ScreenHandle | undefined;
  useRecoveryScreen(useSession());
  useEffect(() => {
    resumeSession();
    // Another tab has signed in; auth-js reports everything after that itself.
    addEventListener('storage', resumeSession);
    return () => removeEventListener('storage', resumeSession);
  }, []);

  return (
    <SiteFrame hasSearch={!screen?.hasOwnSearch} hasResults={isResults(match?.loaderData)}>
      <StalledBar />
      <Outlet />
    </SiteFrame>
  );
}

/** Returns whether the data of a screen of routes/home is a list of results. */
function isResults(loaded: unknown): boolean {
  return (
    typeof loaded === 'object' && loaded !== null && 'kind' in loaded && loaded.kind === 'results'
  );
}

/** Redirects a person in a recovery session to the form for a new password, wherever they are. */
function useRecoveryScreen(session: SessionState) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isRecovering = session.status === 'signed-in' && session.isRecovering;
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    if (!isRecovering || parameters.get('view') === 'new-password') return;
    // The URL of a form of /auth has the destination in `next`.
    const next = parseNext(parameters.get('next') ?? pathname + search, location.origin);
    const wanted = new URLSearchParams({ view: 'new-password', ...(next !== '/' && { next }) });
    void navigate(`/auth?${wanted}`, { replace: true });
  }, [isRecovering, pathname, search, navigate]);
}
