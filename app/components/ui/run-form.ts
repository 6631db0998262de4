import { data } from 'react-router';
import * as z from 'zod/mini';
import { reportError } from '#app/browser/errors/error-reports.ts';
import {
  dismissOutdated,
  lastTold,
  notify,
  wasToldSince,
} from '#app/browser/toasts/toast-store.ts';
import type { Parsed } from '#app/domain/contact/contact.ts';
import { type FormAnswer, failed, invalid } from './form-answer.ts';

type Schema = z.ZodMiniType<object>;

/** Checks a form by its schema and sends its values, or says what is wrong. */
export async function runForm<Given extends Schema>(
  form: FormData,
  schema: Given,
  send: (values: z.output<Given>) => Promise<FormAnswer>,
) {
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return answerForm(invalid(listErrors(parsed.error.issues)));
  // What an earlier attempt had to say is out of date.
  dismissOutdated();
  const before = lastTold();
  const answer = await send(parsed.data).catch(tellOf);
  // Whoever finds the backend away says so by this toast, and by nothing else.
  const isAway = answer.kind === 'failed' && wasToldSince('connectionError', before);
  return answerForm(isAway ? { ...answer, isAway } : answer);
}

/** What is thrown would put an error screen in the place of the form and of what was typed; a redirect leads away. */
function tellOf(error: unknown): FormAnswer {
  if (error instanceof Response) throw error;
  reportError(error);
  notify('connectionError');
  return failed;
}

/** After a status of 400 React Router loads nothing anew, and nothing has changed. */
function answerForm(answer: FormAnswer) {
  return data(answer, { status: answer.kind === 'done' ? 200 : 400 });
}

function listErrors(issues: z.core.$ZodIssue[]) {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

/** A field by the rule of its noun, whose sentence it says. */
export function field(parse: (value: unknown) => Parsed) {
  const check = z.transform((value: unknown, context) => {
    const parsed = parse(value);
    if (parsed.ok) return parsed.value;
    context.issues.push({ code: 'custom', message: parsed.message, input: value });
    return z.NEVER;
  });
  return z.pipe(z.unknown(), check);
}
