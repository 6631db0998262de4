import * as z from 'zod/mini';
import { leaveBy } from '#app/browser/session/leaving.ts';
import { answerFailure, answerAuthFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, failed, invalid } from '#app/components/ui/form-answer.ts';
import { field } from '#app/components/ui/run-form.ts';
import { deleteAccount } from '#app/domain/account/delete-account.ts';
import type { Parsed } from '#app/domain/contact/contact.ts';
import { parsePassword } from '#app/domain/session/parse-password.ts';
import { signIn } from '#app/domain/session/sign-in.ts';
import { confirmationWord } from './confirmation-word.ts';
import { wrongPassword } from './wrong-password.ts';

const lastSuperAdmin = 'You are the last super admin. Make someone else a super admin first.';

const schema = z.object({ owner: field(parsePassword), confirmation: field(parseConfirmation) });

/** Signing in again proves who it is, and makes the session as recent as the database requires. */
export const deleteOwnAccount = signedInForm(schema, async ({ db, email }, { owner }) => {
  const confirmed = await signIn({ db }, { email, password: owner });
  if (!confirmed.ok) {
    if (confirmed.reason === 'invalid-credentials') return invalid({ owner: wrongPassword });
    return answerAuthFailure('deletionFailed', confirmed);
  }
  const outcome = await leaveBy(() => deleteAccount({ db }));
  if (outcome.ok) {
    notify('accountDeleted');
    return done;
  }
  if (outcome.reason === 'session-ended') return sessionEnded;
  if (outcome.reason === 'last-super-admin') {
    notify('deletionFailed', lastSuperAdmin);
    return failed;
  }
  return answerFailure('deletionFailed', outcome.reason);
});

function parseConfirmation(value: unknown): Parsed {
  const typed = String(value).trim().toUpperCase();
  return typed === confirmationWord
    ? { ok: true, value: typed }
    : { ok: false, message: `Please type ${confirmationWord} in this field` };
}
