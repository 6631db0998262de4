import * as toasts from '#app/messages/account-toasts.ts';
import { Link, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { passwordHint } from '#app/components/account/password-hint.ts';
import { UsernameField } from '#app/components/account/account-fields.tsx';
import {
  done,
  findErrors,
  type FormAnswer,
  invalid,
  sessionEnded,
} from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { answerAuthFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { field } from '#app/domain/field/field.ts';
import { changePassword } from '#app/domain/session/session-calls.ts';
import { parsePassword } from '#app/domain/session/parse-account.ts';
import * as t from '#app/messages/routes/account-settings.tsx';

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
        <TextField
          name="password"
          label={t.newPasswordLabel}
          type="password"
          autoComplete="new-password"
          hint={passwordHint}
          error={errors.password}
        />
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

/** Shown beside the field for the current password. */
export const wrongPassword = t.passwordWrong;

const schema = z.object({ current: field(parsePassword), password: field(parsePassword) });

export const changeOwnPassword = signedInForm(schema, async ({ db, email }, passwords) => {
  const outcome = await changePassword({ db }, { email, ...passwords });
  if (outcome.ok) {
    notify(toasts.passwordChanged);
    return done;
  }
  if (outcome.reason === 'session_ended') return sessionEnded;
  if (outcome.reason === 'invalid_credentials') return invalid({ current: wrongPassword });
  const told = answerAuthFailure(toasts.passwordFailed, outcome);
  return outcome.reason === 'weak_password' ? invalid({ password: outcome.message }) : told;
});
