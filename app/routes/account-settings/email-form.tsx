import * as toasts from '#app/messages/account-toasts.ts';
import * as z from 'zod/mini';
import { useFetcher } from 'react-router';
import { answerAuthFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { beganByField, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import {
  done,
  findErrors,
  type FormAnswer,
  invalid,
  unknownMail,
  sessionEnded,
} from '#app/components/ui/form-answer.ts';
import { field } from '#app/domain/field/field.ts';
import { parseAccountEmail, parseCode } from '#app/domain/session/parse-account.ts';
import { resendEmailChange, verifyCode } from '#app/domain/session/session-calls.ts';
import { sessionStore } from '#app/browser/session/session-store.ts';
import { toMailRedirect } from '#app/browser/session/mail-link.ts';
import { CodeField } from '#app/components/account/account-fields.tsx';
import { SendAgainButton } from '#app/components/account/send-again-button.tsx';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import * as t from '#app/messages/routes/account-settings.tsx';

const schema = z.object({ email: field(parseAccountEmail), code: field(parseCode) });

export const confirmEmail = signedInForm(schema, async ({ db }, values) => {
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

type PendingEmailProps = { from: string; to: string; /** ISO 8601. */ sentAt: string | null };

/** A change of address that waits for its two mails, with a form for their codes. */
export function PendingEmail({ from, to, sentAt }: PendingEmailProps) {
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
    <SignedInForm fetcher={fetcher} intent="email-code" button={t.confirmCode} look="line">
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
