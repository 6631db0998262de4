/** All expected failures: code, HTTP status, and the sentence for people. */
export const errorTable = {
  bad_request: { status: 400, message: 'We could not understand this request.' },
  invalid_parameters: { status: 400, message: 'Some of what you sent is not valid.' },
  unauthorized: { status: 401, message: 'A valid key is required.' },
  forbidden: { status: 403, message: 'This is not allowed.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  gone: { status: 410, message: 'This listing has been taken down.' },
  method_not_allowed: { status: 405, message: 'This address does not support that method.' },
  payload_too_large: { status: 413, message: 'This request is too large.' },
  unsupported_media_type: { status: 415, message: 'Please send JSON.' },
  rate_limited: { status: 429, message: 'Too many requests. Please try again in a minute.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  /** 502 and 504, not 503: the backend may have acted, so writes must not be retried. */
  backend_failed: {
    status: 502,
    message: 'The directory did not answer. Please try again in a moment.',
  },
  backend_timeout: {
    status: 504,
    message: 'The directory took too long to answer. Please try again in a moment.',
  },
  backend_unavailable: {
    status: 503,
    message: 'The directory cannot be reached right now. Please try again in a moment.',
  },
} as const;

export type ErrorCode = keyof typeof errorTable;

/** Messages by field name. */
export type FieldErrors = Record<string, string[]>;

type AppErrorOptions = {
  fields?: FieldErrors;
  headers?: Record<string, string>;
  /** The cause, only for the log. */
  cause?: unknown;
};

/** An expected failure. `message` and `fields` are for people; `cause` is for the log only. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: (typeof errorTable)[ErrorCode]['status'];
  readonly fields: FieldErrors | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, { fields, headers = {}, cause }: AppErrorOptions = {}) {
    super(errorTable[code].message, { cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorTable[code].status;
    this.fields = fields;
    this.headers = headers;
  }
}
