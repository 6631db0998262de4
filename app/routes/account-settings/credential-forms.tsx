import { useFetcher, Link } from 'react-router';
import * as z from 'zod/mini';
import { toMailRedirect } from '#app/browser/session/mail-link.ts';
import { sessionStore, type SignedIn } from '#app/browser/session/session-store.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import {
  CodeField,
  UsernameField,
  SendAgainButton,
  NewPasswordField,
} from '#app/components/account/account-fields.tsx';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import {
  SignedInForm,
  beganByField,
  signedInForm,
} from '#app/components/signed-in/signed-in-form.tsx';
import {
  done,
  findErrors,
  type FormAnswer,
  invalid,
  unknownMail,
  sessionEnded,
} from '#app/components/ui/form-answer.ts';
import { answerAuthFailure } from '#app/components/ui/run-form.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { field } from '#app/domain/field/field.ts';
import { parseAccountEmail, parseCode, parsePassword } from '#app/domain/session/parse-account.ts';
import {
  resendEmailChange,
  signIn,
  updateEmail,
  verifyCode,
  changePassword,
} from '#app/domain/session/session-calls.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as t from '#app/messages/routes/account-settings.tsx';

/** Shown beside the field for the current password. */
export const wrongPassword = t.passwordWrong;

const addressSchema = z.object({ email: field(parseAccountEmail), current: field(parsePassword) });

/** Asks for the password, because the address is enough to recover the account. */
export const changeEmail = signedInForm(addressSchema, async ({ db, email: present }, values) => {
  const { email, current } = values;
  if (email === present) return invalid({ email: t.emailUnchanged });
  const confirmed = await signIn({ db }, { email: present, password: current });
  if (!confirmed.ok) {
    if (confirmed.reason === 'invalid_credentials') return invalid({ current: wrongPassword });
    return answerAuthFailure(toasts.emailChangeFailed, confirmed);
  }
  const redirectTo = toMailRedirect('/account-settings');
  const outcome = await updateEmail({ db }, { email, redirectTo });
  if (outcome.ok) {
    notify(toasts.emailChangeSent);
    return done;
  }
  if (outcome.reason === 'session_ended') return sessionEnded;
  if (outcome.reason === 'email_taken') {
    return invalid({ email: t.emailTaken });
  }
  if (outcome.reason === 'email_unusable') {
    return invalid({
      email: t.emailUnusable,
    });
  }
  return answerAuthFailure(toasts.emailChangeFailed, outcome);
});

const codeSchema = z.object({ email: field(parseAccountEmail), code: field(parseCode) });

export const confirmEmail = signedInForm(codeSchema, async ({ db }, values) => {
  const outcome = await verifyCode({ db }, { ...values, type: 'email_change' });
  if (outcome.ok) {
    notify(outcome.isSignedIn ? toasts.emailChanged : toasts.emailHalfConfirmed);
    return done;
  }
  if (outcome.reason === 'session_ended') return sessionEnded;
  if (outcome.reason === 'code_expired') {
    return invalid({ code: t.codeInvalid });
  }
  return answerAuthFailure(toasts.emailChangeFailed, outcome);
});

export const resendEmails = signedInForm(z.object({}), async ({ db, email }) => {
  const redirectTo = toMailRedirect('/account-settings');
  const outcome = await resendEmailChange({ db }, { email, redirectTo });
  if (outcome.ok) {
    const now = sessionStore.get();
    const newEmailSentAt = new Date().toISOString();
    if (now.status === 'signed-in') sessionStore.set({ ...now, newEmailSentAt });
    notify(toasts.emailChangeSent);
    return done;
  }
  if (outcome.reason === 'session_ended') return sessionEnded;
  return answerAuthFailure(toasts.emailChangeFailed, outcome, unknownMail);
});

export function EmailForm({ session }: { session: SignedIn }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  const { email, newEmail, newEmailSentAt } = session;
  return (
    <>
      <p>{t.currentEmail({ email: <strong className="break-words">{email}</strong> })}</p>
      {newEmail && (
        <PendingEmail key={newEmail} from={email} to={newEmail} sentAt={newEmailSentAt} />
      )}
      <div className="mt-5">
        <SignedInForm fetcher={fetcher} intent="email" button={t.changeEmail} resets>
          <TextField
            name="email"
            label={t.newEmailLabel}
            type="email"
            autoComplete="email"
            hint={t.newEmailHint}
            error={errors.email}
          />
          <UsernameField email={email} />
          <TextField
            name="current"
            label={t.emailPasswordLabel}
            type="password"
            autoComplete="current-password"
            error={errors.current}
          />
        </SignedInForm>
      </div>
    </>
  );
}

type PendingEmailProps = { from: string; to: string; /** ISO 8601. */ sentAt: string | null };

/** A change of address that waits for its two mails, with a form for their codes. */
function PendingEmail({ from, to, sentAt }: PendingEmailProps) {
  return (
    <div className="mt-4 rounded-card bg-sunk p-4">
      <p className="font-semibold">
        {t.waitingFor({ to: <span className="break-words">{to}</span> })}
      </p>
      <p className="mt-1 text-sm">{t.emailChangeHowTo}</p>
      <div className="mt-4 grid gap-5">
        <EmailCode key={`to ${sentAt}`} email={to} />
        <EmailCode key={`from ${sentAt}`} email={from} />
        <SendAgain sentAt={sentAt} />
      </div>
    </div>
  );
}

function EmailCode({ email }: { email: string }) {
  const fetcher = useFetcher<FormAnswer>();
  if (fetcher.data?.kind === 'done') {
    return (
      <p role="status">
        {t.emailConfirmed({ email: <span className="break-words">{email}</span> })}
      </p>
    );
  }
  return (
    <SignedInForm fetcher={fetcher} intent="email-code" button={t.confirmCode} variant="line">
      <input type="hidden" name="email" value={email} />
      <CodeField label={t.codeSentTo({ email })} error={findErrors(fetcher.data).code} />
    </SignedInForm>
  );
}

function SendAgain({ sentAt }: { sentAt: string | null }) {
  const fetcher = useFetcher<FormAnswer>();
  const { beganBy } = useScreenSession();
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="email-again" />
      <input type="hidden" name={beganByField} value={beganBy} />
      <SendAgainButton
        sentAtMs={Date.parse(sentAt ?? '') || 0}
        isSending={fetcher.state !== 'idle'}
      />
    </fetcher.Form>
  );
}

export function PasswordForm({ email }: { email: string }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <>
      <SignedInForm fetcher={fetcher} intent="password" button={t.changePassword} resets>
        <UsernameField email={email} />
        <TextField
          name="current"
          label={t.currentPasswordLabel}
          type="password"
          autoComplete="current-password"
          error={errors.current}
        />
        <NewPasswordField label={t.newPasswordLabel} error={errors.password} />
      </SignedInForm>
      <p className="mt-4 text-sm text-soft">
        {t.passwordForgotten}{' '}
        <Link className="link-quiet" to="/auth?view=recover&next=%2Faccount-settings">
          {t.passwordCodeByEmail}
        </Link>
      </p>
    </>
  );
}

const passwordSchema = z.object({ current: field(parsePassword), password: field(parsePassword) });

export const changeOwnPassword = signedInForm(passwordSchema, async ({ db, email }, passwords) => {
  const outcome = await changePassword({ db }, { email, ...passwords });
  if (outcome.ok) {
    notify(toasts.passwordChanged);
    return done;
  }
  if (outcome.reason === 'session_ended') return sessionEnded;
  if (outcome.reason === 'invalid_credentials') return invalid({ current: wrongPassword });
  const failure = answerAuthFailure(toasts.passwordFailed, outcome);
  return outcome.reason === 'weak_password' ? invalid({ password: outcome.message }) : failure;
});
