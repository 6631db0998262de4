import * as z from 'zod/mini';
import { sessionStore } from '#app/browser/session/session-store.ts';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done } from '#app/components/ui/form-answer.ts';
import { becomeBusinessOwner } from '#app/domain/profile/profile-calls.ts';

export const becomeOwner = signedInForm(z.object({}), async ({ db }) => {
  const outcome = await becomeBusinessOwner({ db });
  if (!outcome.ok) {
    if (outcome.reason === 'session-ended') return sessionEnded;
    return answerFailure('saveFailed', outcome.reason);
  }
  notify('saved');
  const now = sessionStore.get();
  if (now.status === 'signed-in' && now.profile !== null) {
    sessionStore.set({ ...now, profile: { ...now.profile, role: 'business_owner' } });
  }
  return done;
});
