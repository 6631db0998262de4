import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import { resumeSession } from '#app/browser/session/open-session.ts';
import { useSession } from '#app/browser/session/use-session.ts';
import { SiteFrame } from '#app/components/site/site-frame.tsx';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { StalledBar } from './stalled-bar.tsx';
import { useRecoveryScreen } from './use-recovery-screen.ts';

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
