import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { invalid } from '#app/components/ui/form-answer.ts';
import { field } from '#app/components/ui/run-form.ts';
import { createKey } from '#app/domain/api-key/api-key-calls.ts';
import { parseKeyName } from '#app/domain/api-key/parse-key-name.ts';

const schema = z.object({ key_name: field(parseKeyName) });

/** The response contains the key, which is not stored anywhere. */
export const makeKey = signedInForm(schema, async ({ db }, { key_name: name }) => {
  const outcome = await createKey({ db }, { name });
  if (!outcome.ok) {
    if (outcome.reason === 'session-ended') return sessionEnded;
    return answerFailure('saveFailed', outcome.reason);
  }
  if (outcome.key === null) return invalid(outcome.errors);
  return { kind: 'done', shownOnce: outcome.key };
});
