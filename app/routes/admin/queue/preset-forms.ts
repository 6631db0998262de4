import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, done, invalid, sessionEnded } from '#app/components/ui/form-answer.ts';
import { answerRefusal } from '#app/components/ui/run-form.ts';
import {
  deleteRefusalTemplate,
  saveRefusalTemplate,
} from '#app/domain/admin-queue/admin-queue-calls.ts';
import { queueKinds } from '#app/domain/admin-queue/queue-kinds.ts';
import type { Failure } from '#app/domain/call-write.ts';
import { reasonField, requiredText } from '#app/domain/field/field.ts';

const name = requiredText('Name', 60);
const nameErrors = {
  taken: 'This name is taken',
  full: 'You have reached the limit; remove one first',
};
const template = z.object({
  id: z.string(),
  kind: z.enum(queueKinds),
  name,
  reason: reasonField,
});

export const saveTemplate = signedInForm(template, async (person, values) =>
  answer(await saveRefusalTemplate(person, values)),
);

/** Restores an earlier version; its name may belong to another one, which the history says. */
export const restoreTemplate = signedInForm(template, async (person, values) => {
  const answered = answer(await saveRefusalTemplate(person, values));
  if (answered === sessionEnded || answered.kind !== 'invalid') return answered;
  return invalid({ value: answered.errors.name });
});

export const removeTemplate = signedInForm(z.object({ id: z.string() }), async (person, { id }) =>
  answer(await deleteRefusalTemplate(person, id)),
);

type Outcome = { ok: true; outcome?: 'saved' | keyof typeof nameErrors } | Failure;

function answer(outcome: Outcome): FormAnswer | typeof sessionEnded {
  if (!outcome.ok) return answerRefusal(outcome);
  if (outcome.outcome === 'taken' || outcome.outcome === 'full') {
    return invalid({ name: nameErrors[outcome.outcome] });
  }
  notify('saved');
  return done;
}
