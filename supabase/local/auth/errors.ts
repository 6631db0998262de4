import type { Context } from 'hono';

const badLink = 'Email link is invalid or has expired';

/** GoTrue's error codes with their status and message (its apierrors/errorcode.go). */
const errors = {
  anonymous_provider_disabled: { status: 422, message: 'Anonymous sign-ins are disabled' },
  bad_code_verifier: {
    status: 400,
    message: 'code challenge does not match previously saved code verifier',
  },
  bad_json: { status: 400, message: 'Could not parse request body as JSON' },
  bad_jwt: { status: 403, message: 'invalid JWT: unable to parse or verify signature' },
  current_password_invalid: {
    status: 400,
    message: 'Current password required when setting new password.',
  },
  current_password_required: {
    status: 400,
    message: 'Current password required when setting new password.',
  },
  email_address_invalid: { status: 400, message: 'Email address is invalid' },
  email_exists: {
    status: 422,
    message: 'A user with this email address has already been registered',
  },
  email_not_confirmed: { status: 400, message: 'Email not confirmed' },
  email_provider_disabled: { status: 422, message: 'Email logins are disabled' },
  flow_state_expired: { status: 422, message: 'invalid flow state, flow state has expired' },
  flow_state_not_found: {
    status: 404,
    message: 'invalid flow state, no valid flow state found',
  },
  hook_timeout: {
    status: 422,
    message: 'Failed to reach hook within maximum time of 5.000000 seconds',
  },
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  manual_linking_disabled: { status: 404, message: 'Manual linking is disabled' },
  mfa_factor_not_found: { status: 404, message: 'Factor not found' },
  mfa_phone_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for Phone' },
  mfa_totp_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for TOTP' },
  mfa_web_authn_enroll_not_enabled: {
    status: 422,
    message: 'MFA enroll is disabled for WebAuthn',
  },
  no_authorization: { status: 401, message: 'This endpoint requires a valid Bearer token' },
  not_admin: { status: 403, message: 'User not allowed' },
  otp_disabled: { status: 422, message: 'Signups not allowed for otp' },
  otp_expired: { status: 403, message: badLink },
  over_email_send_rate_limit: { status: 429, message: 'email rate limit exceeded' },
  over_request_rate_limit: { status: 429, message: 'Request rate limit reached' },
  phone_provider_disabled: { status: 400, message: 'Phone logins are disabled' },
  provider_disabled: { status: 400, message: 'Provider is not enabled' },
  reauthentication_needed: { status: 400, message: 'Password update requires reauthentication' },
  reauthentication_not_valid: { status: 422, message: 'Nonce has expired or is invalid' },
  refresh_token_already_used: {
    status: 400,
    message: 'Invalid Refresh Token: Already Used',
  },
  refresh_token_not_found: {
    status: 400,
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  },
  saml_provider_disabled: { status: 404, message: 'SAML 2.0 is disabled' },
  same_password: {
    status: 422,
    message: 'New password should be different from the old password.',
  },
  session_not_found: {
    status: 403,
    message: 'Session from session_id claim in JWT does not exist',
  },
  signup_disabled: { status: 422, message: 'Signups not allowed for this instance' },
  single_identity_not_deletable: {
    status: 422,
    message: 'User must have at least 1 identity after unlinking',
  },
  unexpected_failure: {
    status: 500,
    message: 'Unexpected failure, please check server logs for more information',
  },
  user_already_exists: { status: 422, message: 'User already registered' },
  user_banned: { status: 400, message: 'User is banned' },
  user_not_found: { status: 403, message: 'User from sub claim in JWT does not exist' },
  validation_failed: { status: 400, message: 'Invalid request' },
  weak_password: { status: 422, message: 'Password is too weak' },
  web3_provider_disabled: { status: 422, message: 'Web3 provider is disabled' },
} as const;

export type AuthErrorCode = keyof typeof errors;
type Status = (typeof errors)[AuthErrorCode]['status'];
type Details = { status?: Status; weakReasons?: string[] };

/** An error response, thrown by the endpoints and written by `sendError`. */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly code: AuthErrorCode;
  readonly status: Status;
  readonly weakReasons: string[] | undefined;

  constructor(
    code: AuthErrorCode,
    message: string = errors[code].message,
    { status = errors[code].status, weakReasons }: Details = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.weakReasons = weakReasons;
  }
}

const versionHeader = 'x-supabase-api-version';
const firstVersion = '2024-01-01';

/** Writes an error in the format of the API version that the client requested. */
export function sendError(c: Context, error: AuthError): Response {
  const { code, message, status, weakReasons } = error;
  c.header('x-sb-error-code', code);
  const more = weakReasons === undefined ? {} : { weak_password: { reasons: weakReasons } };
  const isVersioned = (c.req.header(versionHeader) ?? '') >= firstVersion;
  if (!isVersioned)
    return c.json({ code: status, error_code: code, msg: message, ...more }, status);
  c.header(versionHeader, firstVersion);
  return c.json({ code, message, ...more }, status);
}
