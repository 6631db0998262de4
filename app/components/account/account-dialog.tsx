import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useSession } from '#app/browser/session/session-store.ts';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { type FormAnswer, findErrors, findNotice } from '#app/components/ui/form-answer.ts';
import { Form } from '#app/components/ui/form.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { Note } from '#app/components/ui/unsent-note.tsx';
import { namesOf } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/business-submission.tsx';
import { CodeField } from './account-fields.tsx';

const ways = {
  'sign-in': { title: t.passwordTitle, button: t.usePassword },
  'sign-up': { title: t.signUpTitle, button: t.useSignUp },
  code: { title: t.codeTitle, button: t.useCode },
};
type Way = keyof typeof ways;

type AccountDialogProps = { onSignedIn: () => void; onCancel: () => void };

/**
 * Signs in over the screen, which keeps what was typed; a new account continues after the code of
 * its mail.
 */
export function AccountDialog({ onSignedIn, onCancel }: AccountDialogProps) {
  const [way, setWay] = useState<Way>('sign-in');
  const { status } = useSession();
  const handleSignedIn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (status === 'signed-in') handleSignedIn();
  }, [status]);
  const others = namesOf(ways).filter((other) => other !== way);
  return (
    <Dialog title={ways[way].title} onCancel={onCancel}>
      <p className="mt-2 mb-5">{t.accountWhy}</p>
      <FocusFirst key={way}>
        {way === 'sign-in' && <SignIn />}
        {way === 'sign-up' && <SignUp />}
        {way === 'code' && <SignInByCode />}
      </FocusFirst>
      <div className="mt-3 grid gap-3">
        {others.map((other) => (
          <button key={other} className="button-line" type="button" onClick={() => setWay(other)}>
            {ways[other].button}
          </button>
        ))}
        <button className="link-quiet min-h-11" type="button" onClick={onCancel}>
          {t.notNow}
        </button>
      </div>
    </Dialog>
  );
}

/** Moves the focus into its first field: the button that opened it is gone. */
function FocusFirst({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, []);
  return <div ref={part}>{children}</div>;
}

function SignIn() {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <Form
      fetcher={fetcher}
      action="/auth"
      intent="sign-in-again"
      button={t.signInAndSend}
      variant="wide"
    >
      <Email answer={fetcher.data} />
      <Password answer={fetcher.data} autoComplete="current-password" />
    </Form>
  );
}

function SignUp() {
  const fetcher = useFetcher<FormAnswer>();
  const mailedTo = findMailedTo(fetcher.data);
  if (mailedTo !== null) return <MailedCode email={mailedTo} purpose="sign-up" />;
  return (
    <Form fetcher={fetcher} action="/auth" intent="sign-up" button={t.signUpButton} variant="wide">
      <input type="hidden" name="first_name" value="" />
      <input type="hidden" name="last_name" value="" />
      <input type="hidden" name="role" value="community_user" />
      <input type="hidden" name="next" value={location.pathname + location.search} />
      <Email answer={fetcher.data} />
      <Password answer={fetcher.data} autoComplete="new-password" />
      <Failure answer={fetcher.data} />
    </Form>
  );
}

function SignInByCode() {
  const fetcher = useFetcher<FormAnswer>();
  const mailedTo = findMailedTo(fetcher.data);
  if (mailedTo !== null) return <MailedCode email={mailedTo} purpose="sign-in" />;
  return (
    <Form fetcher={fetcher} action="/auth" intent="link" button={t.sendMeACode} variant="wide">
      <input type="hidden" name="next" value={location.pathname + location.search} />
      <Email answer={fetcher.data} />
      <Failure answer={fetcher.data} />
    </Form>
  );
}

/** The form for a mail's code; opening its link in this browser does the same. */
function MailedCode({ email, purpose }: { email: string; purpose: 'sign-up' | 'sign-in' }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <FocusFirst>
      <p className="mb-4 rounded-card bg-sunk p-4" role="status">
        <strong>{t.codeSentTitle}</strong>{' '}
        {t.codeSent({ email: <span className="break-words">{email}</span> })}
      </p>
      <Form
        fetcher={fetcher}
        action="/auth"
        intent="verify-code"
        button={t.confirmAndSend}
        variant="wide"
      >
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="purpose" value={purpose} />
        <CodeField error={findErrors(fetcher.data).code} />
        <Failure answer={fetcher.data} />
      </Form>
    </FocusFirst>
  );
}

/** Why the request was refused: its toast waits until the dialog is closed. */
function Failure({ answer }: { answer: FormAnswer | undefined }) {
  const notice = findNotice(answer);
  // The form itself says that no answer came.
  const isAnswered = answer?.kind === 'failed' && answer.unavailable === undefined;
  return notice && isAnswered && <Note title={`${notice.title}.`} text={notice.text} />;
}

function findMailedTo(answer: FormAnswer | undefined): string | null {
  return answer?.kind === 'done' ? (answer.mailedTo ?? null) : null;
}

function Email({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <TextField
      name="email"
      label={t.emailLabel}
      type="email"
      autoComplete="email"
      error={findErrors(answer).email}
    />
  );
}

type PasswordProps = { answer: FormAnswer | undefined; autoComplete: string };

function Password({ answer, autoComplete }: PasswordProps) {
  return (
    <TextField
      name="password"
      label={t.passwordLabel}
      type="password"
      autoComplete={autoComplete}
      error={findErrors(answer).password}
    />
  );
}
