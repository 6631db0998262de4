import * as z from 'zod/mini';
import { notifySaveFailure } from '#app/browser/saved/account-saves.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import {
  done,
  failed,
  type FormAnswer,
  invalid,
  unsent,
  sessionEnded,
} from '#app/components/ui/form-answer.ts';
import { isWithin } from '#app/domain/field/field.ts';
import type { SaveOutcome } from '#app/domain/saved/saved-calls.ts';
import { savedLimits } from '#app/domain/saved/saved.ts';
import { cleanName } from '#app/domain/text/text.ts';
import { reservedListName } from '#app/messages/components/saved.ts';
import * as t from '#app/messages/routes/dashboard.tsx';

/** The name of a list. */
export const listNameSchema = z.pipe(
  z.pipe(z.unknown(), z.transform(cleanName)),
  z.string().check(
    z.minLength(1, t.enterName),
    z.refine(isWithin(savedLimits.nameLength), {
      error: t.tooLong({ max: savedLimits.nameLength }),
    }),
  ),
);

/** The answer of a form that changes saved lists; failures are shown as a toast. */
export function answerSave(outcome: SaveOutcome): FormAnswer | typeof sessionEnded {
  if (outcome.ok) return done;
  if (outcome.reason === 'session_ended') return sessionEnded;
  if (outcome.reason === 'invalid' && outcome.field === 'reserved_name')
    return invalid({ name: reservedListName });
  if (outcome.reason === 'full') notify('savedFull', t.tooManyLists);
  else notifySaveFailure(outcome.reason);
  return outcome.reason === 'unreachable' ? unsent : failed;
}
