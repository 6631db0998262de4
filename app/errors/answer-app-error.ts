import { data } from 'react-router';
import { AppError } from './app-error.ts';
import { logFailure } from './write-log.ts';

/**
 * Responds to an expected failure of a page with its status and sentence; rethrows others. Logs the
 * cause of a 5xx here, because React Router drops it.
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
