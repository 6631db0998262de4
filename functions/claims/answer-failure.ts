import type { ClaimFailure } from '#app/domain/claim/claim-outcome.ts';
import { AppError } from '#app/errors/app-error.ts';

/** Maps a failed claim operation to the error of an endpoint. */
export function toAppError({ reason }: ClaimFailure): AppError {
  if (reason === 'too-many') return new AppError('rate_limited');
  if (reason === 'not-found') return new AppError('not_found');
  // The write may have succeeded.
  return new AppError('backend_failed', { cause: reason });
}
