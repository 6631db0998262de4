import * as z from 'zod/mini';
import { answerAuthFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, invalid } from '#app/components/ui/form-answer.ts';
import { field } from '#app/components/ui/run-form.ts';
import { changePassword } from '#app/domain/session/change-password.ts';
import { parsePassword } from '#app/domain/session/parse-password.ts';
import { wrongPassword } from './wrong-password.ts';

const schema = z.object({ current: field(parsePassword), password: field(parsePassword) });

export const changeOwnPassword = signedInForm(schema, async ({ db, email }, passwords) => {
  const outcome = await changePassword({ db }, { email, ...passwords });
  if (outcome.ok) {
    notify('passwordChanged');
    return done;
  }
  if (outcome.reason === 'session-ended') return sessionEnded;
  if (outcome.reason === 'invalid-credentials') return invalid({ current: wrongPassword });
  const told = answerAuthFailure('passwordFailed', outcome);
  return outcome.reason === 'weak-password' ? invalid({ password: outcome.message }) : told;
});
