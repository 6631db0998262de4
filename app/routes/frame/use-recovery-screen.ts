import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SessionState } from '#app/browser/session/session-store.ts';
import { parseNext } from '#app/domain/session/parse-next.ts';

/** Redirects a person in a recovery session to the form for a new password, wherever they are. */
export function useRecoveryScreen(session: SessionState) {
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
