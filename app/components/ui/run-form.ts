import { data } from 'react-router';
import * as z from 'zod/mini';
import { dismissOutdated } from '#app/browser/toasts/toast-store.ts';
import type { Parsed } from '#app/domain/contact/contact.ts';
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

function listErrors(issues: z.core.$ZodIssue[]) {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

/** Returns a field schema that uses a domain parser and its error message. */
export function field(parse: (value: unknown) => Parsed) {
  const check = z.transform((value: unknown, context) => {
    const parsed = parse(value);
    if (parsed.ok) return parsed.value;
    context.issues.push({ code: 'custom', message: parsed.message, input: value });
    return z.NEVER;
  });
  return z.pipe(z.unknown(), check);
}
