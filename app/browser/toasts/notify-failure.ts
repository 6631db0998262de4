import type { ToastRef } from '#app/browser/toasts/toast-store.ts';
import type { Failure } from '#app/domain/call-write.ts';
import type { AuthFailure } from '#app/domain/session/auth-failure.ts';
import * as t from '#app/messages/toasts.ts';
import { isLoadError } from '../navigation/load-error.ts';
import { notify } from './toast-store.ts';

/** Shows a toast for a failed database call: 'Connection Error', or the call's own toast. */
export function notifyFailure(toast: ToastRef, reason: Failure['reason']) {
  notify(reason === 'unreachable' ? 'connectionError' : toast);
}

/**
 * Shows 'Connection Error'. A browser that does not have this change of HTML yet never requests code
 * again that failed to load: https://github.com/whatwg/html/pull/10327
 */
export function notifyLoadFailure(error: unknown) {
  notify('connectionError', isLoadError(error) ? t.codeMissing : undefined);
}

/** Shows the toast that fits a failed auth call; `toast` is the call's own toast. */
export function notifyAuthFailure(toast: ToastRef, failure: AuthFailure) {
  if (failure.reason === 'unreachable') return notify('connectionError');
  if (failure.reason === 'email_not_confirmed') return notify('emailNotConfirmed');
  if (failure.reason === 'session_ended') {
    return notify(toast, t.sessionOver);
  }
  notify(toast, failure.message);
}
