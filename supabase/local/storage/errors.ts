import type { Context } from 'hono';
import { DatabaseError } from 'pg';

/** Supabase's storage codes: the status in the body, the older short name, and the message. */
const errors = {
  AccessDenied: { status: 403, error: 'Unauthorized', message: 'Access denied' },
  BucketAlreadyExists: {
    status: 409,
    error: 'Duplicate',
    message: 'The resource already exists',
  },
  EntityTooLarge: {
    status: 413,
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
  },
  InternalError: { status: 500, error: 'Internal', message: 'Internal Server Error' },
  InvalidBucketName: { status: 400, error: 'Invalid Input', message: 'Bucket name invalid' },
  InvalidJWT: { status: 400, error: 'InvalidJWT', message: 'Invalid JWT' },
  InvalidSignature: { status: 400, error: 'InvalidSignature', message: 'Invalid signature' },
  InvalidKey: { status: 400, error: 'InvalidKey', message: 'Invalid key' },
  InvalidMimeType: {
    status: 415,
    error: 'invalid_mime_type',
    message: 'mime type is not supported',
  },
  InvalidRange: { status: 416, error: 'invalid_range', message: 'invalid range provided' },
  InvalidRequest: { status: 400, error: 'InvalidRequest', message: 'Invalid request' },
  KeyAlreadyExists: { status: 409, error: 'Duplicate', message: 'The resource already exists' },
  NoSuchBucket: { status: 404, error: 'Bucket not found', message: 'Bucket not found' },
  NoSuchKey: { status: 404, error: 'not_found', message: 'Object not found' },
  NotSupported: { status: 501, error: 'not_implemented', message: 'Not supported' },
  ResourceNotEmpty: {
    status: 409,
    error: 'ResourceNotEmpty',
    message: 'The bucket you tried to delete is not empty',
  },
} as const;

export type StorageErrorCode = keyof typeof errors;

/** An error response, thrown by the endpoints and written by `sendError`. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, message: string = errors[code].message) {
    super(message);
    this.code = code;
  }
}

/**
 * Writes an error like a hosted project: the body has the status, the response itself is 400 for
 * all client errors. Two statuses are real, as HTTP requires.
 */
export function sendError(c: Context, { code, message }: StorageError): Response {
  const { status, error } = errors[code];
  const isAsIs = status === 416 || status >= 500;
  c.header('cache-control', 'no-store');
  return c.json({ statusCode: String(status), code, error, message }, isAsIs ? status : 400);
}

/** Converts PostgreSQL's errors to those of the service; returns others unchanged. */
export function explainDatabaseError(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === '42501') {
    return new StorageError('AccessDenied', 'new row violates row-level security policy');
  }
  if (error.code === '23505') {
    return new StorageError(error.table === 'buckets' ? 'BucketAlreadyExists' : 'KeyAlreadyExists');
  }
  // A NUL, which PostgreSQL allows neither in text (22021) nor in jsonb (22P05).
  if (error.code === '22021' || error.code === '22P05') return new StorageError('InvalidRequest');
  // The only foreign key: from an object to its bucket.
  if (error.code === '23503') {
    const isDelete = error.message.startsWith('update or delete');
    return new StorageError(isDelete ? 'ResourceNotEmpty' : 'NoSuchBucket');
  }
  return error;
}
