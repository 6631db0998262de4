import { reportError } from '#app/browser/errors/error-reports.ts';
import { notifyAuthFailure, notifyLoadFailure } from '#app/browser/toasts/notify-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import type { ToastRef } from '#app/config/toasts.ts';
import type { AuthFailure } from '#app/domain/session/auth-failure.ts';
import { type FormAnswer, failed, unknown, unsent } from './form-answer.ts';

/**
 * Shows the toast of a failed database call, and returns the form's answer: 'Connection Error' and
 * `away` if there was no answer, else the call's own toast.
 */
export function answerFailure(toast: ToastRef, reason: string): FormAnswer {
  const isUnavailable = reason === 'unreachable';
  notify(isUnavailable ? 'connectionError' : toast);
  return isUnavailable ? unsent : failed;
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
