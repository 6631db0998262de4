import * as z from 'zod/mini';
import { toMailRedirect } from '#app/browser/session/link-flow.ts';
import { answerAuthFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, invalid } from '#app/components/ui/form-answer.ts';
import { field } from '#app/components/ui/run-form.ts';
import { parseAccountEmail } from '#app/domain/session/parse-account-email.ts';
import { parsePassword } from '#app/domain/session/parse-password.ts';
import { signIn } from '#app/domain/session/sign-in.ts';
import { updateEmail } from '#app/domain/session/update-email.ts';
import { wrongPassword } from './wrong-password.ts';

const schema = z.object({ email: field(parseAccountEmail), current: field(parsePassword) });

/** Asks for the password, because whoever has the address has the account. */
export const changeEmail = signedInForm(schema, async ({ db, email: present }, values) => {
  const { email, current } = values;
  if (email === present) return invalid({ email: 'This is your address already' });
  const confirmed = await signIn({ db }, { email: present, password: current });
  if (!confirmed.ok) {
    if (confirmed.reason === 'invalid-credentials') return invalid({ current: wrongPassword });
    return answerAuthFailure('emailChangeFailed', confirmed);
  }
  const redirectTo = toMailRedirect('/account-settings');
  const outcome = await updateEmail({ db }, { email, redirectTo });
  if (outcome.ok) {
    notify('emailChangeSent');
    return done;
  }
  if (outcome.reason === 'session-ended') return sessionEnded;
  if (outcome.reason === 'email-taken') {
    return invalid({ email: 'Another account has this address.' });
  }
  if (outcome.reason === 'email-unusable') {
    return invalid({
      email: 'Our mail service does not take this address. Please check it for odd characters.',
    });
  }
  return answerAuthFailure('emailChangeFailed', outcome);
});
