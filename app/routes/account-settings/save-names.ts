import * as z from 'zod/mini';
import { sessionStore } from '#app/browser/session/session-store.ts';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done } from '#app/components/ui/form-answer.ts';
import { field } from '#app/components/ui/run-form.ts';
import { parseFirstName, parseLastName } from '#app/domain/profile/parse-name.ts';
import { updateNames } from '#app/domain/profile/update-names.ts';

const schema = z.object({ first_name: field(parseFirstName), last_name: field(parseLastName) });

export const saveNames = signedInForm(schema, async ({ db, userId }, names) => {
  const outcome = await updateNames({ db }, { userId, ...names });
  if (!outcome.ok) {
    if (outcome.reason === 'session-ended') return sessionEnded;
    return answerFailure('saveFailed', outcome.reason);
  }
  notify('saved');
  const { profile } = outcome;
  const { first_name, last_name } = profile;
  const now = sessionStore.get();
  if (now.status === 'signed-in') sessionStore.set({ ...now, first_name, last_name, profile });
  return done;
});
