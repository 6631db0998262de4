import type { Failure } from '#app/domain/call-write.ts';
import { AppError } from '#app/errors/app-error.ts';

/** Converts the database's refusal to an error of the endpoint. */
export function toAppError({ reason }: Failure): AppError {
  if (reason === 'too_many') return new AppError('rate_limited');
  if (reason === 'not_found') return new AppError('not_found');
  // The write may have happened.
  return new AppError('backend_failed', { cause: reason });
}
