import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done } from '#app/components/ui/form-answer.ts';
import { undoChange } from '#app/domain/editing/editing-calls.ts';
import { answerEditFailure } from '../answer-edit.ts';

export const undo = signedInForm(z.object({ id: z.string() }), async ({ db }, { id }) => {
  const outcome = await undoChange({ db }, id);
  if (!outcome.ok) return answerEditFailure(outcome);
  // If it was changed again, the screen shows the present value.
  if (outcome.held.length > 0) notify('changeHeld');
  else notify(outcome.outcome === 'saved' ? 'changeUndone' : 'notUndone');
  return done;
});
