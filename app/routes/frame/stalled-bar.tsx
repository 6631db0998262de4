import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router';
import {
  type StalledNavigation,
  noteShownScreen,
  openDocument,
  stalledStore,
} from '#app/browser/navigation/stalled-navigation.ts';

/** Shown over the present screen if the next one does not load; offers to try again. */
export function StalledBar() {
  const { pathname, search } = useLocation();
  useEffect(() => noteShownScreen(pathname + search), [pathname, search]);
  const { subscribe, get, getOnServer } = stalledStore;
  const stalled = useSyncExternalStore(subscribe, get, getOnServer);
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
        <strong>{isOffline ? 'You are offline.' : 'The next page does not come.'}</strong> This page
        stays as it is.
      </p>
      <button className="button-line" type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
