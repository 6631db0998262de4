import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { sessionStore } from '#app/browser/session/session-store.ts';
import type { ListingErrors } from '#app/domain/submission/listing-rules.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/routes/business-submission.tsx';
import type { DraftOnScreen } from './use-draft.ts';

/** Only people without a session see it, when they send. */
const AccountDialog = lazy(() =>
  import('#app/components/account/account-dialog.tsx').then(({ AccountDialog: component }) => ({
    default: component,
  })),
);

type SendingOptions = {
  send: DraftOnScreen['send'];
  /** Called if the database refuses a field. */
  onInvalid: (errors: ListingErrors) => void;
};

/** Sends a checked draft from any step, once; asks people to sign in first. */
export function useSending({ send, onInvalid }: SendingOptions) {
  const navigate = useNavigate();
  const [confirmed, setConfirmed] = useState<Content | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');
  const isUnderWay = useRef(false);

  async function sendNow(content: Content, isLive = false) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    setProblem('');
    const outcome = await send(content, isLive);
    isUnderWay.current = false;
    setIsSending(false);
    if (outcome === null || !outcome.ok) {
      if (outcome?.reason === 'session_ended') return setConfirmed(content);
      if (outcome?.reason === 'invalid') {
        const { describeRefusal } = await import('#app/domain/submission/listing-rules.ts');
        return onInvalid({ [outcome.field]: describeRefusal(outcome.field) });
      }
      return setProblem(describeProblem(outcome?.reason));
    }
    if (outcome.outcome === 'listed') return setProblem(t.alreadyListed);
    const { submission } = outcome;
    if (outcome.outcome !== 'stale' && submission !== null)
      await navigate(`/business-submission/${submission.id}`);
  }

  function begin(content: Content, isLive = false) {
    if (!navigator.onLine) return setProblem(describeProblem('offline'));
    if (sessionStore.get().status !== 'signed-in') return setConfirmed(content);
    void sendNow(content, isLive);
  }

  const status = (
    <>
      {problem && (
        <p className="font-medium text-accent" role="alert">
          {problem}
        </p>
      )}
      {confirmed && (
        <Suspense>
          <AccountDialog
            onSignedIn={() => {
              setConfirmed(null);
              void sendNow(confirmed);
            }}
            onCancel={() => setConfirmed(null)}
          />
        </Suspense>
      )}
    </>
  );
  return { begin, isSending, status };
}

function describeProblem(reason: string | undefined): string {
  if (reason === 'offline') return t.notSubmittedOffline;
  if (reason === 'too_many') return t.notSubmittedLimit;
  if (reason === 'unreachable' || reason === undefined) return t.notSubmittedUnreachable;
  return t.notSubmitted;
}
