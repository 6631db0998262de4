import type { ToastName } from '#app/config/toasts.ts';
import { notify } from '../toast/toast.ts';

/** What of an error of supabase-js's auth client decides what a person is told. */
export type AuthFailure = {
  name: string;
  message: string;
  code?: string | undefined;
  status?: number | undefined;
  /** Of a weak password. */
  reasons?: string[];
};

/** A failure of the network, or a 502, 503 or 504: trying again may help. */
export function isRetryable({ name, status = 0 }: AuthFailure): boolean {
  return name === 'AuthRetryableFetchError' || [502, 503, 504].includes(status);
}

/** Tells of a failed call by the toast that fits; `name` is the call's own. */
export function notifyAuthFailure(error: AuthFailure, name: ToastName) {
  if (isRetryable(error)) return notify('connectionError');
  if (error.code === 'email_not_confirmed') return notify('emailNotConfirmed');
  if (error.name === 'AuthSessionMissingError' || error.code === 'session_not_found') {
    return notify(name, 'Your session has ended. Please ask for a new link or sign in again.');
  }
  notify(name, error.message);
}

/** The server's reasons against a password, as a sentence for beside the field; null for none. */
export function describeWeakPassword(error: AuthFailure): string | null {
  return error.code === 'weak_password' ? error.message : null;
}
