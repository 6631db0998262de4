import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done } from '#app/components/ui/form-answer.ts';
import { revokeKey } from '#app/domain/api-key/api-key-calls.ts';

export const revokeOwnKey = signedInForm(z.object({ id: z.string() }), async ({ db }, { id }) => {
  const outcome = await revokeKey({ db }, { id });
  if (outcome.ok) {
    notify('keyRevoked');
    return done;
  }
  if (outcome.reason === 'session-ended') return sessionEnded;
  return answerFailure('saveFailed', outcome.reason);
});
