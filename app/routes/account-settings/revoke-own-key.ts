import * as z from 'zod/mini';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, failed } from '#app/components/ui/form-answer.ts';
import { revokeKey } from '#app/domain/api-key/revoke-key.ts';

export const revokeOwnKey = signedInForm(z.object({ id: z.string() }), async ({ db }, { id }) => {
  const outcome = await revokeKey({ db }, { id });
  if (outcome.ok) {
    notify('keyRevoked');
    return done;
  }
  if (outcome.reason === 'session-ended') return sessionEnded;
  notifyFailure('saveFailed', outcome.reason);
  return failed;
});
