import * as z from 'zod/mini';
import { sessionStore } from '#app/browser/session/session-store.ts';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done } from '#app/components/ui/form-answer.ts';
import { acceptInvitation } from '#app/domain/access/accept-invitation.ts';
import type { AccessFailure } from '#app/domain/access/access.ts';
import { declineInvitation } from '#app/domain/access/decline-invitation.ts';

const schema = z.object({ id: z.string() });

/** Reloads the profile, because a community member may become a business owner. */
export const accept = signedInForm(schema, async ({ db }, { id }) => {
  const outcome = await acceptInvitation({ db }, { id });
  if (!outcome.ok) return tell(outcome);
  if (outcome.outcome === 'closed') {
    notify('invitationClosed');
    return done;
  }
  notify('invitationAccepted');
  const now = sessionStore.get();
  if (now.status === 'signed-in' && now.profile?.role === 'community_user') {
    sessionStore.set({ ...now, profile: { ...now.profile, role: 'business_owner' } });
  }
  return done;
});

export const decline = signedInForm(schema, async ({ db }, { id }) => {
  const outcome = await declineInvitation({ db }, { id });
  if (!outcome.ok) return tell(outcome);
  if (outcome.outcome === 'closed') notify('invitationClosed');
  return done;
});

function tell({ reason }: AccessFailure) {
  if (reason === 'session-ended') return sessionEnded;
  return answerFailure('saveFailed', reason);
}
