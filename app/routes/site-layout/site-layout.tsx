import { useCallback, useEffect } from 'react';
import {
  type Location,
  Outlet,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
} from 'react-router';
import {
  recordShownScreen,
  openDocument,
  type StalledNavigation,
  stalledStore,
} from '#app/browser/navigation/stalled-navigation.ts';
import { useSession, type SessionState } from '#app/browser/session/session-store.ts';
import { useStore } from '#app/browser/use-store.ts';
import { SiteFrame } from '#app/components/site/site-frame.tsx';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { parseNext } from '#app/domain/session/session.ts';
import * as t from '#app/messages/components/site.tsx';

/**
 * Loads nothing. React Router shows errors of a screen's middleware at the first route that
 * revalidates; without this it would be the frame, and routes/account would never see them.
 */
export function shouldRevalidate() {
  return false;
}

/** The header, footer and notices around every screen. */
export default function SiteLayout() {
  const match = useMatches().at(-1);
  const screen = match?.handle as ScreenHandle | undefined;
  useRecoveryScreen(useSession());

  return (
    <SiteFrame
      hasSearch={!screen?.hasOwnSearch}
      hasResults={isResults(match?.loaderData)}
      hasShortFooter={screen?.isPrivate === true}
      city={match?.loaderData ? screen?.findCity?.(match.loaderData) : undefined}
    >
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

/** Shown over the present screen if the next one does not load; offers to try again. */
function StalledBar() {
  const { pathname, search } = useLocation();
  useEffect(() => recordShownScreen(pathname + search), [pathname, search]);
  const stalled = useStore(stalledStore);
  const to = useNavigation().location;
  if (stalled === null || to === undefined) return null;
  return <Bar stalled={stalled} to={to} />;
}

function Bar({ stalled, to }: { stalled: StalledNavigation; to: Location }) {
  const navigate = useNavigate();
  const { isOffline, needsDocument } = stalled;
  const retry = useCallback(() => {
    if (needsDocument) return void openDocument(to.pathname + to.search);
    // After "back" the URL is already that of the next screen.
    const replace = location.pathname + location.search === to.pathname + to.search;
    void navigate(to, { state: to.state, replace });
  }, [navigate, needsDocument, to]);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return (
    <div
      className="no-print fixed inset-x-0 top-0 z-50 flex flex-wrap items-center justify-center gap-x-6 gap-y-2 border-b-[1.5px] border-ink bg-wash px-4 py-2 shadow-float"
      role="status"
    >
      <p>
        <strong>{isOffline ? t.offline : t.pageNotComing}</strong> {t.pageStays}
      </p>
      <button className="button-line" type="button" onClick={retry}>
        {t.retry}
      </button>
    </div>
  );
}
