import { reportError } from '#app/browser/errors/error-reports.ts';
import { notifyAuthFailure, notifyLoadFailure } from '#app/browser/toasts/notify-failure.ts';
import { notify, type ToastRef } from '#app/browser/toasts/toast-store.ts';
import type { AuthFailure } from '#app/domain/session/auth-failure.ts';
import type { Failure } from '#app/domain/call-write.ts';
import { type FormAnswer, failed, sessionEnded, unknown, unsent } from './form-answer.ts';

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

/** The same for a form that may be saved only so often a day. */
export function answerSaveFailure(reason: Failure['reason']): FormAnswer | typeof sessionEnded {
  return answerFailure('saveFailed', reason, { too_many: 'tooMuchToday' });
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
