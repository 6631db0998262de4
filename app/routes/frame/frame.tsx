import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import { resumeSession } from '#app/browser/session/open-session.ts';
import { useSession } from '#app/browser/session/use-session.ts';
import { SiteFrame } from '#app/components/site/site-frame.tsx';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { StalledBar } from './stalled-bar.tsx';
import { useRecoveryScreen } from './use-recovery-screen.ts';

/**
 * It loads nothing. React Router shows what a screen's middleware throws no deeper than the first
 * route that loads anew, and took the frame for one: routes/account would never see it.
 */
export function shouldRevalidate() {
  return false;
}

/** What surrounds every screen. */
export default function Frame() {
  const match = useMatches().at(-1);
  const screen = match?.handle as ScreenHandle | undefined;
  useRecoveryScreen(useSession());
  useEffect(() => {
    resumeSession();
    // Another tab has signed in; auth-js itself tells of everything after that.
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

/** Whether a screen shows a search's results, as those of routes/home say in what they load. */
function isResults(loaded: unknown): boolean {
  return (
    typeof loaded === 'object' && loaded !== null && 'kind' in loaded && loaded.kind === 'results'
  );
}
