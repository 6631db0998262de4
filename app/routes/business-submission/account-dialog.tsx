import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { useSession } from '#app/browser/session/use-session.ts';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { Form } from '#app/components/ui/form.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';

type AccountDialogProps = { onSignedIn: () => void; onCancel: () => void };

/** Asks who sends, over the screen with what was typed; a new account goes on once it is confirmed. */
export function AccountDialog({ onSignedIn, onCancel }: AccountDialogProps) {
  const [isNew, setIsNew] = useState(false);
  const { status } = useSession();
  const goOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (status === 'signed-in') goOn();
  }, [status]);
  return (
    <Dialog title={isNew ? 'Create an account' : 'Sign in to send it'} onCancel={onCancel}>
      <p className="mt-2 mb-5">
        What you typed stays here. We need to know where to tell you what becomes of it.
      </p>
      {isNew ? <SignUp /> : <SignIn />}
      <div className="mt-3 grid gap-3">
        <button className="button-line" type="button" onClick={() => setIsNew(!isNew)}>
          {isNew ? 'I have an account' : 'I am new here'}
        </button>
        <button className="link-quiet min-h-11" type="button" onClick={onCancel}>
          Not now
        </button>
      </div>
    </Dialog>
  );
}

function SignIn() {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <Form
      fetcher={fetcher}
      action="/auth"
      intent="sign-in-again"
      button="Sign in and send"
      look="wide"
    >
      <Credentials answer={fetcher.data} autoComplete="current-password" />
    </Form>
  );
}

function SignUp() {
  const fetcher = useFetcher<FormAnswer>();
  if (fetcher.data?.kind === 'done' && fetcher.data.mailedTo) {
    return (
      <p className="rounded-card bg-sunk p-4" role="status">
        <strong>Check your email.</strong> Open the link that we have sent to{' '}
        <span className="break-words">{fetcher.data.mailedTo}</span> in this browser, and come back
        to this tab: it is sent then. It may take a minute; look among the junk, too.
      </p>
    );
  }
  return (
    <Form fetcher={fetcher} action="/auth" intent="sign-up" button="Create account" look="wide">
      <input type="hidden" name="first_name" value="" />
      <input type="hidden" name="last_name" value="" />
      <input type="hidden" name="role" value="community_user" />
      <input type="hidden" name="next" value={location.pathname + location.search} />
      <Credentials answer={fetcher.data} autoComplete="new-password" />
    </Form>
  );
}

type CredentialsProps = { answer: FormAnswer | undefined; autoComplete: string };

function Credentials({ answer, autoComplete }: CredentialsProps) {
  const errors = findErrors(answer);
  return (
    <>
      <TextField
        name="email"
        label="Your email"
        type="email"
        autoComplete="email"
        error={errors.email}
      />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete={autoComplete}
        error={errors.password}
      />
    </>
  );
}
