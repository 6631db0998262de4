import * as z from 'zod/mini';
import { leaveBy } from '#app/browser/session/leaving.ts';
import { answerAuthFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done } from '#app/components/ui/form-answer.ts';
import { signOutEverywhere } from '#app/domain/session/sign-out-everywhere.ts';

export const signOutOfAll = signedInForm(z.object({}), async ({ db }) => {
  const outcome = await leaveBy(() => signOutEverywhere({ db }));
  if (outcome.ok) {
    notify('signedOutEverywhere');
    return done;
  }
  if (outcome.reason === 'session-ended') return sessionEnded;
  return answerAuthFailure('signOutFailed', outcome);
});
