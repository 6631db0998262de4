import type { Context } from 'hono';

/** GoTrue's error codes with the status and the words that it sends. */
const errors = {
  bad_json: { status: 400, message: 'Could not parse request body as JSON' },
  bad_jwt: { status: 403, message: 'invalid JWT: unable to parse or verify signature' },
  email_not_confirmed: { status: 400, message: 'Email not confirmed' },
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  no_authorization: { status: 401, message: 'This endpoint requires a valid Bearer token' },
  session_not_found: {
    status: 403,
    message: 'Session from session_id claim in JWT does not exist',
  },
  unexpected_failure: {
    status: 500,
    message: 'Unexpected failure, please check server logs for more information',
  },
  user_banned: { status: 400, message: 'User is banned' },
  user_not_found: { status: 403, message: 'User from sub claim in JWT does not exist' },
  validation_failed: { status: 400, message: 'Invalid request' },
} as const;

export type AuthErrorCode = keyof typeof errors;

/** An answer that is not a success, thrown by the endpoints and written by `sendError`. */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly code: AuthErrorCode;

  constructor(code: AuthErrorCode, message: string = errors[code].message) {
    super(message);
    this.code = code;
  }
}

const versionHeader = 'x-supabase-api-version';
const firstVersion = '2024-01-01';

/** Writes an error in the shape of the API version that the client asked for. */
export function sendError(c: Context, error: AuthError): Response {
  const { status } = errors[error.code];
  c.header('x-sb-error-code', error.code);
  const isVersioned = (c.req.header(versionHeader) ?? '') >= firstVersion;
  if (!isVersioned) {
    return c.json({ code: status, error_code: error.code, msg: error.message }, status);
  }
  c.header(versionHeader, firstVersion);
  return c.json({ code: error.code, message: error.message }, status);
}
