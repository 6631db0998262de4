import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '#app/browser/session/use-session.ts';
import { RouteError } from '#app/components/errors/route-error.tsx';
import { SiteFrame } from '#app/components/site/site-frame.tsx';
import { resumeSession } from '#app/browser/session/open-session.ts';
import type { Route } from './+types/frame';
import { useRecoveryScreen } from './use-recovery-screen.ts';

const pathsWithOwnSearch = new Set(['/', '/home-search', '/auth', '/gbo']);

/** What a loader's error says for itself, such as when to try again. */
export function headers({ parentHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? parentHeaders;
}

/**
 * It loads nothing. React Router shows what a screen's middleware throws no deeper than the first
 * route that loads anew, and took the frame for one: routes/account would never see it.
 */
export function shouldRevalidate() {
  return false;
}

function hasOwnSearch(pathname: string): boolean {
  return pathsWithOwnSearch.has(pathname) || pathname.startsWith('/browse/metro/');
}

/** What surrounds every screen. */
export default function Frame() {
  const { pathname } = useLocation();
  useRecoveryScreen(useSession());
  useEffect(() => {
    resumeSession();
    // Another tab has signed in; auth-js itself tells of everything after that.
    addEventListener('storage', resumeSession);
    return () => removeEventListener('storage', resumeSession);
  }, []);

  return (
    <SiteFrame hasSearch={!hasOwnSearch(pathname)}>
      <Outlet />
    </SiteFrame>
  );
}

/**
 * Catches the errors of all screens here, below the root: a root error makes React build the document
 * with its scripts anew, which `require-trusted-types-for 'script'` forbids, and the page goes blank.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />;
}
