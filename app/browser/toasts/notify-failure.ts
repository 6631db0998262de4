import type { ToastName } from '#app/config/toasts.ts';
import type { AuthFailure } from '#app/domain/session/auth-failure.ts';
import type { DataFailure } from '#app/services/supabase/describe-failure.ts';
import { notify } from './toast-store.ts';

/** Tells of a failed call to the database: 'Connection Error', or the call's own toast. */
export function notifyFailure(name: ToastName, reason: DataFailure) {
  notify(reason === 'unreachable' ? 'connectionError' : name);
}

/** Tells of a failed call to the auth service by the toast that fits; `name` is the call's own. */
export function notifyAuthFailure(name: ToastName, failure: AuthFailure) {
  if (failure.reason === 'unreachable') return notify('connectionError');
  if (failure.reason === 'email-not-confirmed') return notify('emailNotConfirmed');
  if (failure.reason === 'session-ended') {
    return notify(name, 'Your session has ended. Please ask for a new link or sign in again.');
  }
  notify(name, failure.message);
}
