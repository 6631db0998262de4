import { redirect } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { failed } from '#app/components/ui/form-answer.ts';
import { findRevision, saveArticle } from '#app/domain/editorial/editorial-calls.ts';
import { answerFailure, describeConflict } from './save-text.ts';

const schema = z.object({
  kind: z.enum(['guide', 'post']),
  id: z.string(),
  number: z.coerce.number(),
  seen: z.coerce.number(),
});

/** Saves the content of a version as the newest one. */
export const restoreVersion = signedInForm(schema, async ({ db }, { kind, id, number, seen }) => {
  const content = await findRevision({ db }, id, number).catch(() => null);
  if (content === null) return answerFailure('unreachable');
  const outcome = await saveArticle({ db }, { kind, id, seen, content });
  if (!outcome.ok) return answerFailure(outcome.reason);
  if (outcome.outcome === 'saved') {
    notify('saved');
    throw redirect(`/dashboard/articles/${kind}/${id}`);
  }
  notify(
    'saveFailed',
    outcome.outcome === 'conflict'
      ? describeConflict(outcome)
      : Object.values(outcome.errors).join('. '),
  );
  return failed;
});
