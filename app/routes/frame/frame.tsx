import { Outlet, useLocation } from 'react-router';
import { RouteError } from '#app/components/route-error.tsx';
import { SiteFrame } from '#app/components/site-frame.tsx';
import type { Route } from './+types/frame';

const pathsWithOwnSearch = new Set(['/', '/home-search']);

/** What surrounds every screen. */
export default function Frame() {
  const { pathname } = useLocation();
  return (
    <SiteFrame hasSearch={!pathsWithOwnSearch.has(pathname)}>
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
