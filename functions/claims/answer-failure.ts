import type { ClaimFailure } from '#app/domain/claim/claim-calls.ts';
import { AppError } from '#app/errors/app-error.ts';

/** Converts the database's refusal to an error of the endpoint. */
export function toAppError({ reason }: ClaimFailure): AppError {
  if (reason === 'too-many') return new AppError('rate_limited');
  if (reason === 'not-found') return new AppError('not_found');
  // The write may have happened.
  return new AppError('backend_failed', { cause: reason });
}
