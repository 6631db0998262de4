import { data } from 'react-router';
import type * as z from 'zod/mini';
import { reportError } from '#app/browser/errors/error-reports.ts';
import { notifyAuthFailure, notifyLoadFailure } from '#app/browser/toasts/notify-failure.ts';
import { dismissOutdated, notify, type ToastRef } from '#app/browser/toasts/toast-store.ts';
import type { Failure } from '#app/domain/call-write.ts';
import type { AuthFailure } from '#app/domain/session/auth-failure.ts';
import {
  done,
  type FormAnswer,
  invalid,
  failed,
  refused,
  sessionEnded,
  unknown,
  unsent,
} from './form-answer.ts';

type Schema = z.ZodMiniType<object>;

/** Validates a form by its schema and sends its values, or returns its errors. */
export async function runForm<FormSchema extends Schema>(
  form: FormData,
  schema: FormSchema,
  send: (values: z.output<FormSchema>) => Promise<FormAnswer>,
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

/**
 * Returns the form's answer to a failed database call: `sessionEnded`, or a failure of which a toast
 * tells. That is 'Connection Error' with `away` if there was no answer, else the call's own toast,
 * or that for the reason in `toasts`.
 */
export function answerFailure(
  toast: ToastRef,
  reason: Failure['reason'],
  toasts: Partial<Record<Failure['reason'], ToastRef>> = {},
): FormAnswer | typeof sessionEnded {
  if (reason === 'session_ended') return sessionEnded;
  const isUnavailable = reason === 'unreachable';
  notify(isUnavailable ? 'connectionError' : (toasts[reason] ?? toast));
  return isUnavailable ? unsent : failed;
}

/** The same of a write: beside the field that the database refused, `sentences` as of `refused`. */
export function answerRefusal(failure: Failure, sentences?: Record<string, string>) {
  if (failure.reason === 'invalid') return refused(failure.field, sentences);
  return answerFailure('saveFailed', failure.reason, { too_many: 'tooMuchToday' });
}

/** Returns the form's answer to a write; `saved`: the toast that tells of it. */
export function answerWrite(outcome: { ok: true } | Failure, saved?: ToastRef) {
  if (!outcome.ok) return answerRefusal(outcome);
  if (saved) notify(saved);
  return done;
}

/**
 * The same for a failed call of Supabase Auth, whose calls have no ids; `unanswered` says what may
 * have been done.
 */
export function answerAuthFailure(
  toast: ToastRef,
  failure: AuthFailure,
  unanswered: FormAnswer = unknown,
): FormAnswer {
  notifyAuthFailure(toast, failure);
  return failure.reason === 'unreachable' ? unanswered : failed;
}

/**
 * Turns an exception into a failed answer: thrown, it would replace the form and its input by an
 * error screen. Redirects are rethrown.
 */
export function answerException(error: unknown): FormAnswer {
  if (error instanceof Response) throw error;
  reportError(error);
  notifyLoadFailure(error);
  return unsent;
}
