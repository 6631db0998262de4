import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, failed, invalid } from '#app/components/ui/form-answer.ts';
import type { AccessFailure } from '#app/domain/access/access.ts';
import { endAccess } from '#app/domain/access/end-access.ts';
import { inviteToBusiness } from '#app/domain/access/invite-to-business.ts';
import { leaveBusiness } from '#app/domain/access/leave-business.ts';
import { withdrawInvitation } from '#app/domain/access/withdraw-invitation.ts';

const invitation = z.object({
  business_id: z.string(),
  email: z.string(),
  role: z.string(),
  until: z.optional(z.string()),
});

/** Also transfers a listing: that form sends the role 'owner'. */
export const invite = signedInForm(invitation, async ({ db }, values) => {
  const { business_id: businessId, email, role, until } = values;
  const input = { businessId, email, role, until: until || null };
  const outcome = await inviteToBusiness({ db }, input);
  if (!outcome.ok) return tell(outcome);
  if (outcome.outcome === 'invalid') return invalid(outcome.errors);
  notify('invitationSent');
  return done;
});

const oneInvitation = z.object({ id: z.string() });

/** An invitation that was answered meanwhile stays; the screen reloads and shows it. */
export const withdraw = signedInForm(oneInvitation, async ({ db }, { id }) => {
  const outcome = await withdrawInvitation({ db }, { id });
  return outcome.ok ? done : tell(outcome);
});

const oneMember = z.object({ business_id: z.string(), person: z.string() });

export const takeBack = signedInForm(oneMember, async ({ db }, { business_id, person }) => {
  const outcome = await endAccess({ db }, { businessId: business_id, person });
  return outcome.ok ? done : tell(outcome);
});

const oneBusiness = z.object({ business_id: z.string() });

export const leave = signedInForm(oneBusiness, async ({ db }, { business_id: id }) => {
  const outcome = await leaveBusiness({ db }, { id });
  return outcome.ok ? done : tell(outcome);
});

function tell({ reason }: AccessFailure) {
  if (reason === 'session-ended') return sessionEnded;
  if (reason === 'too-many') {
    notify('tooManyInvitations');
    return failed;
  }
  return answerFailure('saveFailed', reason);
}
