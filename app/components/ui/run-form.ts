import { data } from 'react-router';
import type * as z from 'zod/mini';
import { dismissOutdated } from '#app/browser/toasts/toast-store.ts';
import { answerException } from './answer-failure.ts';
import { type FormAnswer, invalid } from './form-answer.ts';

type Schema = z.ZodMiniType<object>;

/** Validates a form by its schema and sends its values, or returns its errors. */
export async function runForm<Given extends Schema>(
  form: FormData,
  schema: Given,
  send: (values: z.output<Given>) => Promise<FormAnswer>,
) {
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return answerForm(invalid(listErrors(parsed.error.issues)));
  // Toasts of earlier attempts are stale.
  dismissOutdated();
  return answerForm(await send(parsed.data).catch(answerException));
}

/**
 * Returns a new object each time, as screens tell answers apart by identity and actions return
 * constants. With status 400 React Router skips revalidation, as nothing has changed.
 */
export function answerForm(answer: FormAnswer) {
  return data({ ...answer }, { status: answer.kind === 'done' ? 200 : 400 });
}

/** Returns the first message of each field. */
export function listErrors(issues: z.core.$ZodIssue[]) {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}
