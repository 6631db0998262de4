/** What of an error of supabase-js's auth client decides what a person is told. */
type AuthError = {
  name: string;
  message: string;
  code?: string | undefined;
  status?: number | undefined;
};

/** Why the auth service did not do what it was asked; `message` is its own sentence. */
export type AuthFailure =
  | { ok: false; reason: 'unreachable' }
  | { ok: false; reason: 'session-ended' }
  | { ok: false; reason: 'email-not-confirmed' }
  | { ok: false; reason: (typeof reasons)[keyof typeof reasons] | 'refused'; message: string };

/** What an operation of the auth service comes to, where there is nothing to hand back. */
export type AuthOutcome = { ok: true } | AuthFailure;

/** The codes of the auth service after which a screen can say more than its sentence. */
const reasons = {
  invalid_credentials: 'invalid-credentials',
  current_password_invalid: 'invalid-credentials',
  current_password_required: 'invalid-credentials',
  user_banned: 'suspended',
  otp_expired: 'code-expired',
  weak_password: 'weak-password',
  email_exists: 'email-taken',
  email_address_invalid: 'email-unusable',
  validation_failed: 'email-unusable',
} as const;

/** A failure of the network, or a 502, 503 or 504: trying again may help. */
export function isRetryable({ name, status = 0 }: Pick<AuthError, 'name' | 'status'>): boolean {
  return name === 'AuthRetryableFetchError' || [502, 503, 504].includes(status);
}

export function describeAuthError(error: AuthError): AuthFailure {
  const { name, code = '', message } = error;
  if (isRetryable(error)) return { ok: false, reason: 'unreachable' };
  if (code === 'email_not_confirmed') return { ok: false, reason: 'email-not-confirmed' };
  if (name === 'AuthSessionMissingError' || code === 'session_not_found') {
    return { ok: false, reason: 'session-ended' };
  }
  const reason = code in reasons ? reasons[code as keyof typeof reasons] : 'refused';
  return { ok: false, reason, message };
}

/** The outcome of a call that hands nothing back. */
export function toOutcome({ error }: { error: AuthError | null }): AuthOutcome {
  return error === null ? { ok: true } : describeAuthError(error);
}
