import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { signOutBy } from '#app/browser/session/sign-out-state.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { UsernameField } from '#app/components/account/account-fields.tsx';
import { SignedInForm, signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import {
  done,
  failed,
  findErrors,
  type FormAnswer,
  invalid,
} from '#app/components/ui/form-answer.ts';
import { answerAuthFailure, answerFailure } from '#app/components/ui/run-form.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { deleteAccount } from '#app/domain/account/account-calls.ts';
import type { Answer } from '#app/domain/call-function.ts';
import type { Parsed } from '#app/domain/contact/contact.ts';
import { field } from '#app/domain/field/field.ts';
import { parsePassword } from '#app/domain/session/parse-account.ts';
import { signIn } from '#app/domain/session/session-calls.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as t from '#app/messages/routes/account-settings.tsx';
import { wrongPassword } from './credential-forms.tsx';

/** The word to type as a confirmation. */
const confirmationWord = 'DELETE';

type DeleteAccountProps = { email: string; texts: Answer<'count_own_texts'> };

/** Says what is deleted and what stays, and asks what becomes of what the person has written. */
export function DeleteAccount({ email, texts }: DeleteAccountProps) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <details>
      <summary className="button-line">{t.deleteOpen}</summary>
      <div className="mt-5 rounded-card border-[1.5px] border-accent p-5">
        <ul className="list-disc space-y-1 pl-5 text-sm">
          <li>{t.deleteEffect}</li>
          <li>{t.deleteListingsStay}</li>
          <li>{t.deleteHistoryStays}</li>
        </ul>
        <div className="mt-5">
          <SignedInForm fetcher={fetcher} intent="delete" button={t.deletePermanently}>
            <UsernameField email={email} />
            {Object.values(texts).some((count) => count > 0) && <TextsChoice texts={texts} />}
            <TextField
              name="owner"
              label={t.deletePasswordLabel}
              type="password"
              autoComplete="current-password"
              hint={t.deletePasswordHint}
              error={errors.owner}
            />
            <TextField
              name="confirmation"
              label={t.deleteConfirmationLabel({ word: confirmationWord })}
              autoComplete="off"
              error={errors.confirmation}
            />
          </SignedInForm>
        </div>
      </div>
    </details>
  );
}

function TextsChoice({ texts }: Pick<DeleteAccountProps, 'texts'>) {
  return (
    <fieldset>
      <legend className="font-semibold">{t.ownTexts(texts)}</legend>
      {[
        { value: 'keep', label: t.keepTexts },
        { value: 'delete', label: t.deleteTexts },
      ].map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input type="radio" name="texts" value={value} defaultChecked={value === 'keep'} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const lastSuperAdmin = t.deleteLastSuperAdmin;

const schema = z.object({
  owner: field(parsePassword),
  confirmation: field(parseConfirmation),
  texts: z.optional(z.string()),
});

/** Signing in again proves who it is, and makes the session as recent as the database requires. */
export const deleteOwnAccount = signedInForm(schema, async ({ db, email }, { owner, texts }) => {
  const confirmed = await signIn({ db }, { email, password: owner });
  if (!confirmed.ok) {
    if (confirmed.reason === 'invalid_credentials') return invalid({ owner: wrongPassword });
    return answerAuthFailure(toasts.deletionFailed, confirmed);
  }
  const outcome = await signOutBy(() => deleteAccount({ db }, { withTexts: texts === 'delete' }));
  if (outcome.ok) {
    notify(toasts.accountDeleted);
    return done;
  }
  if (outcome.reason === 'last_super_admin') {
    notify(toasts.deletionFailed, lastSuperAdmin);
    return failed;
  }
  return answerFailure(toasts.deletionFailed, outcome.reason);
});

function parseConfirmation(value: unknown): Parsed {
  const typed = String(value).trim().toUpperCase();
  return typed === confirmationWord
    ? { ok: true, value: typed }
    : { ok: false, message: t.deleteConfirmationMissing({ word: confirmationWord }) };
}
