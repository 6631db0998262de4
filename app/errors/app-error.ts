import * as t from '#app/messages/errors.ts';

/** All expected failures: code, HTTP status, and the sentence for people. */
export const errorTable = {
  bad_request: { status: 400, message: t.badRequest },
  invalid_parameters: { status: 400, message: t.invalidParameters },
  unauthorized: { status: 401, message: t.unauthorized },
  forbidden: { status: 403, message: t.forbidden },
  not_found: { status: 404, message: t.notFound },
  gone: { status: 410, message: t.gone },
  method_not_allowed: { status: 405, message: t.methodNotAllowed },
  payload_too_large: { status: 413, message: t.payloadTooLarge },
  unsupported_media_type: { status: 415, message: t.unsupportedMediaType },
  rate_limited: { status: 429, message: t.rateLimited },
  internal: { status: 500, message: t.internal },
  /** 502 and 504, not 503: the backend may have acted, so writes must not be retried. */
  backend_failed: {
    status: 502,
    message: t.backendFailed,
  },
  backend_timeout: {
    status: 504,
    message: t.backendTimeout,
  },
  backend_unavailable: {
    status: 503,
    message: t.backendUnavailable,
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

/** For `catch`: the backend that did not answer may be asked again. */
export function failAsUnavailable(cause: unknown): never {
  throw new AppError('backend_unavailable', { cause });
}
