import { useCallback, useEffect } from 'react';
import { type SignInQuestion, signInQuestionStore } from '#app/browser/session/sign-in-again.ts';
import { useStore } from '#app/browser/use-store.ts';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { ForgotInNewTab, SignInAgainForm } from './sign-in-again-form.tsx';

type SignInAgainProps = {
  /** The email of the user who opened the screen. */
  email: string;
  /** Resets the forms for another user who is signed in now. */
  onDiscard: () => void;
};

/**
 * Asks the user to confirm their identity before a form is sent, when the session has ended, is too
 * old, or belongs to another user.
 */
export function SignInAgain({ email, onDiscard }: SignInAgainProps) {
  const question = useStore(signInQuestionStore);
  // A waiting form is not sent when its screen is left.
  useEffect(() => () => signInQuestionStore.get()?.answer(false), []);
  if (question === null) return null;
  const { kind, answer } = question;
  if (kind !== 'other-person') return <SignInDialog kind={kind} email={email} answer={answer} />;
  return (
    <OtherPersonDialog
      now={question.email ?? 'another account'}
      answer={answer}
      onDiscard={() => {
        onDiscard();
        answer(false);
      }}
    />
  );
}

type Answer = { answer: SignInQuestion['answer'] };

const signInWords = {
  'session-ended': {
    title: 'Your session has ended',
    text: 'What you entered is still here. Sign in again to send it.',
  },
  'old-session': {
    title: 'Confirm that it is you',
    text: 'You signed in more than an hour ago. Sign in again to send what you entered.',
  },
};

type SignInDialogProps = Answer & { kind: keyof typeof signInWords; email: string };

function SignInDialog({ kind, email, answer }: SignInDialogProps) {
  const send = useCallback(() => answer(true), [answer]);
  const { title, text } = signInWords[kind];
  return (
    <Dialog title={title} onCancel={() => answer(false)}>
      <p className="mt-2 mb-5">{text}</p>
      <SignInAgainForm email={email} button="Sign in and send" onSignedIn={send} />
      <button className="button-line mt-3 w-full" type="button" onClick={() => answer(false)}>
        Not now
      </button>
      <ForgotInNewTab />
    </Dialog>
  );
}

type OtherPersonDialogProps = Answer & { now: string; onDiscard: () => void };

/** Only the first button discards; Escape and "Not now" (for devices without Escape) do not. */
function OtherPersonDialog({ now, answer, onDiscard }: OtherPersonDialogProps) {
  return (
    <Dialog title="Send it from another account?" onCancel={() => answer(false)}>
      <p className="mt-2 mb-5">
        Someone else started this form. You are signed in as{' '}
        <strong className="break-words">{now}</strong>, so it would be sent from that account.
      </p>
      <div className="grid gap-3">
        <button className="button-line" type="button" onClick={onDiscard}>
          Discard what was entered
        </button>
        <button className="button-solid" type="button" onClick={() => answer(true)}>
          Send from this account
        </button>
        <button className="button-line" type="button" onClick={() => answer(false)}>
          Not now
        </button>
      </div>
    </Dialog>
  );
}
