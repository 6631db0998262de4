import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useFetcher } from 'react-router';
import { type SignInQuestion, signInQuestionStore } from '#app/browser/session/sign-in-again.ts';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { Form } from '#app/components/ui/form.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';

type SignInAgainProps = {
  /** Of who opened the screen. */
  email: string;
  /** Somebody else is here now: their forms are to begin anew (`discard`), or to be theirs. */
  onOtherPerson: (wish: 'send' | 'discard') => void;
};

export function useSignInQuestion(): SignInQuestion | null {
  const { subscribe, get, getOnServer } = signInQuestionStore;
  return useSyncExternalStore(subscribe, get, getOnServer);
}

/** Asks who is here before a form is sent, where its session has ended or is another person's. */
export function SignInAgain({ email, onOtherPerson }: SignInAgainProps) {
  const question = useSignInQuestion();
  // A form that waits while its screen is left is not sent.
  useEffect(() => () => signInQuestionStore.get()?.answer(false), []);
  if (question === null) return null;
  const { kind, answer } = question;
  if (kind === 'session-ended') return <SignInDialog email={email} answer={answer} />;
  return (
    <OtherPersonDialog
      now={question.email ?? 'another account'}
      answer={(mayBeSent) => {
        onOtherPerson(mayBeSent ? 'send' : 'discard');
        answer(mayBeSent);
      }}
      onCancel={() => answer(false)}
    />
  );
}

type Answer = { answer: SignInQuestion['answer'] };

function SignInDialog({ email, answer }: Answer & { email: string }) {
  const fetcher = useFetcher<FormAnswer>();
  const fields = useRef<HTMLDivElement>(null);
  const errors = findErrors(fetcher.data);
  const isSignedIn = fetcher.data?.kind === 'done';
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[type=password]')?.focus();
  }, []);
  useEffect(() => {
    if (isSignedIn) answer(true);
  }, [isSignedIn, answer]);
  return (
    <Dialog title="Your session has ended" onCancel={() => answer(false)}>
      <p className="mt-2 mb-5">
        What you entered is still here. Sign in again, and it is sent as you left it.
      </p>
      <div ref={fields}>
        <Form
          fetcher={fetcher}
          action="/auth"
          intent="sign-in-again"
          button="Sign in and send"
          look="wide"
        >
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            defaultValue={email}
            error={errors.email}
          />
          <TextField
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            error={errors.password}
          />
        </Form>
      </div>
      <button className="button-line mt-3 w-full" type="button" onClick={() => answer(false)}>
        Not now
      </button>
      <p className="mt-4 text-sm">
        <a className="link-quiet" href="/auth?view=recover" target="_blank">
          Forgot your password? (opens a new tab)
        </a>
      </p>
    </Dialog>
  );
}

type OtherPersonDialogProps = Answer & { now: string; onCancel: () => void };

/** Escape leaves everything as it is: only the button discards. */
function OtherPersonDialog({ now, answer, onCancel }: OtherPersonDialogProps) {
  return (
    <Dialog title="Send it from another account?" onCancel={onCancel}>
      <p className="mt-2 mb-5">
        Somebody else began this form. You are signed in as{' '}
        <strong className="break-words">{now}</strong>, and it would be sent for that account.
      </p>
      <div className="grid gap-3">
        <button className="button-line" type="button" onClick={() => answer(false)}>
          Discard what was entered
        </button>
        <button className="button-solid" type="button" onClick={() => answer(true)}>
          Send it for this account
        </button>
      </div>
    </Dialog>
  );
}
