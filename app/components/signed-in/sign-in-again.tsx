import { useCallback, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { type SignInQuestion, signInQuestionStore } from '#app/browser/session/sign-in-again.ts';
import { useStore } from '#app/browser/use-store.ts';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { Form } from '#app/components/ui/form.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import * as t from '#app/messages/components/signed-in.tsx';

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
  if (kind !== 'other_person') return <SignInDialog kind={kind} email={email} answer={answer} />;
  return (
    <OtherPersonDialog
      now={question.email ?? t.anotherAccount}
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
  session_ended: {
    title: t.sessionEndedTitle,
    text: t.sessionEndedText,
  },
  old_session: {
    title: t.confirmIdentityTitle,
    text: t.confirmIdentityText,
  },
};

type SignInDialogProps = Answer & { kind: keyof typeof signInWords; email: string };

function SignInDialog({ kind, email, answer }: SignInDialogProps) {
  const send = useCallback(() => answer(true), [answer]);
  const { title, text } = signInWords[kind];
  return (
    <Dialog title={title} onCancel={() => answer(false)}>
      <p className="mt-2 mb-5">{text}</p>
      <SignInAgainForm email={email} button={t.signInAndSend} onSignedIn={send} />
      <button className="button-line mt-3 w-full" type="button" onClick={() => answer(false)}>
        {t.notNow}
      </button>
      <ForgotInNewTab />
    </Dialog>
  );
}

type OtherPersonDialogProps = Answer & { now: string; onDiscard: () => void };

/** Only the first button discards; Escape and "Not now" (for devices without Escape) do not. */
function OtherPersonDialog({ now, answer, onDiscard }: OtherPersonDialogProps) {
  return (
    <Dialog title={t.otherAccountTitle} onCancel={() => answer(false)}>
      <p className="mt-2 mb-5">
        {t.otherAccountText({ now: <strong className="break-words">{now}</strong> })}
      </p>
      <div className="grid gap-3">
        <button className="button-line" type="button" onClick={onDiscard}>
          {t.discardInput}
        </button>
        <button className="button-solid" type="button" onClick={() => answer(true)}>
          {t.sendFromThisAccount}
        </button>
        <button className="button-line" type="button" onClick={() => answer(false)}>
          {t.notNow}
        </button>
      </div>
    </Dialog>
  );
}

type SignInAgainFormProps = { email: string; button: string; onSignedIn?: () => void };

/** Sign-in form for a user who was signed in before; focus starts in the password field. */
export function SignInAgainForm({ email, button, onSignedIn }: SignInAgainFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  const fields = useRef<HTMLDivElement>(null);
  const errors = findErrors(fetcher.data);
  const isSignedIn = fetcher.data?.kind === 'done';
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[type=password]')?.focus();
  }, []);
  useEffect(() => {
    if (isSignedIn) onSignedIn?.();
  }, [isSignedIn, onSignedIn]);
  return (
    <div ref={fields}>
      <Form fetcher={fetcher} action="/auth" intent="sign-in-again" button={button} variant="wide">
        <TextField
          name="email"
          label={t.emailLabel}
          type="email"
          autoComplete="email"
          defaultValue={email}
          error={errors.email}
        />
        <TextField
          name="password"
          label={t.passwordLabel}
          type="password"
          autoComplete="current-password"
          error={errors.password}
        />
      </Form>
    </div>
  );
}

/** Opens password recovery in a new tab, so that unsaved entries stay. */
export function ForgotInNewTab() {
  return (
    <p className="mt-4 text-sm">
      <a className="link-quiet" href="/auth?view=recover" target="_blank">
        {t.forgotPassword}
      </a>
    </p>
  );
}
