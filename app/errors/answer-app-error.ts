import { data } from 'react-router';
import { AppError } from './app-error.ts';
import { logFailure } from './write-log.ts';

/**
 * For pages: an expected failure gets its own status and its sentence; the rest is rethrown.
 * React Router keeps no cause of such an answer, so that of a 5xx is logged here.
 */
export function answerAppError(error: unknown): never {
  if (!(error instanceof AppError)) {
    throw error;
  }
  if (error.status >= 500) {
    logFailure(error);
  }
  throw data({ message: error.message }, { status: error.status, headers: error.headers });
}
