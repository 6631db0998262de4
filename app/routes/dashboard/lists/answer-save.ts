import * as z from 'zod/mini';
import { notifySaveFailure } from '#app/browser/saved/notify-save-failure.ts';
import { sessionEnded } from '#app/components/signed-in/signed-in-forms.ts';
import { done, failed, type FormAnswer, unsent } from '#app/components/ui/form-answer.ts';
import type { SaveOutcome } from '#app/domain/saved/saved-calls.ts';
import { savedLimits } from '#app/domain/saved/saved.ts';
import { cleanName } from '#app/domain/text/text.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';

/** The name of a list. */
export const listNameSchema = z.pipe(
  z.pipe(z.unknown(), z.transform(cleanName)),
  z
    .string()
    .check(
      z.minLength(1, 'Enter a name.'),
      z.maxLength(savedLimits.nameLength, `Use at most ${savedLimits.nameLength} characters.`),
    ),
);

/** The answer of a form that changes saved lists; failures are shown as a toast. */
export function answerSave(outcome: SaveOutcome): FormAnswer | typeof sessionEnded {
  if (outcome.ok) return done;
  if (outcome.reason === 'session-ended') return sessionEnded;
  if (outcome.reason === 'full') notify('savedFull', 'You can have 50 lists. Delete one first.');
  else notifySaveFailure(outcome.reason);
  return outcome.reason === 'unreachable' ? unsent : failed;
}
