/** The parts of a supabase-js auth error that determine what the user is told. */
type AuthError = {
  name: string;
  message: string;
  code?: string | undefined;
  status?: number | undefined;
};

/** Why the auth service refused; `message` is its own sentence. */
export type AuthFailure =
  | { ok: false; reason: 'unreachable' }
  | { ok: false; reason: 'session_ended' }
  | { ok: false; reason: 'email_not_confirmed' }
  | { ok: false; reason: (typeof reasons)[keyof typeof reasons] | 'refused'; message: string };

/** The outcome of an auth operation that returns no data. */
export type AuthOutcome = { ok: true } | AuthFailure;

/** Auth service error codes for which a screen can say more than the service's sentence. */
const reasons = {
  invalid_credentials: 'invalid_credentials',
  current_password_invalid: 'invalid_credentials',
  current_password_required: 'invalid_credentials',
  user_banned: 'suspended',
  otp_expired: 'code_expired',
  flow_state_expired: 'code_expired',
  flow_state_not_found: 'code_expired',
  bad_code_verifier: 'code_expired',
  weak_password: 'weak_password',
  email_exists: 'email_taken',
  email_address_invalid: 'email_unusable',
  validation_failed: 'email_unusable',
} as const;

/** Returns whether a retry may help: a network failure, or status 502, 503 or 504. */
export function isRetryable({ name, status = 0 }: Pick<AuthError, 'name' | 'status'>): boolean {
  return name === 'AuthRetryableFetchError' || [502, 503, 504].includes(status);
}

export function describeAuthError(error: AuthError): AuthFailure {
  const { name, code = '', message } = error;
  if (isRetryable(error)) return { ok: false, reason: 'unreachable' };
  if (code === 'email_not_confirmed') return { ok: false, reason: 'email_not_confirmed' };
  if (name === 'AuthSessionMissingError' || code === 'session_not_found') {
    return { ok: false, reason: 'session_ended' };
  }
  const reason = code in reasons ? reasons[code as keyof typeof reasons] : 'refused';
  return { ok: false, reason, message };
}

/** Converts the result of an auth call that returns no data. */
export function toOutcome({ error }: { error: AuthError | null }): AuthOutcome {
  return error === null ? { ok: true } : describeAuthError(error);
}
