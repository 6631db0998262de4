import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done } from '#app/components/ui/form-answer.ts';
import { withdrawHeldChange } from '#app/domain/editing/editing-calls.ts';
import { answerEditFailure } from '../answer-edit.ts';

export const withdrawHeld = signedInForm(z.object({ id: z.string() }), async ({ db }, { id }) => {
  const outcome = await withdrawHeldChange({ db }, id);
  if (!outcome.ok) return answerEditFailure(outcome);
  // If it was decided meanwhile, the screen shows the decision.
  notify(outcome.outcome === 'saved' ? 'changeWithdrawn' : 'decidedMeanwhile');
  return done;
});
