import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { SessionState } from '#app/browser/session/session-store.ts';

/** Wherever a recovery link leads, the new password is asked for first. */
export function useRecoveryScreen(session: SessionState) {
  const navigate = useNavigate();
  const isRecovering = session.status === 'signed-in' && session.isRecovering;
  useEffect(() => {
    if (isRecovering) void navigate('/auth?view=new-password', { replace: true });
  }, [isRecovering, navigate]);
}
