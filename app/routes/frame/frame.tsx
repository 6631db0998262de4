import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import { useSession } from '#app/components/account/use-session.ts';
import { SiteFrame } from '#app/components/site/site-frame.tsx';
import { resumeSession } from '#app/components/account/open-session.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { useRecoveryScreen } from './use-recovery-screen.ts';

/** What surrounds every screen. */
export default function Frame() {
  const screen = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  useRecoveryScreen(useSession());
  useEffect(() => {
    resumeSession();
    // Another tab has signed in; auth-js itself tells of everything after that.
    addEventListener('storage', resumeSession);
    return () => removeEventListener('storage', resumeSession);
  }, []);

  return (
    <SiteFrame hasSearch={!screen?.hasOwnSearch}>
      <Outlet />
    </SiteFrame>
  );
}
