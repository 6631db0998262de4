import { data } from 'react-router';
import { AppError } from './app-error.ts';
import { logFailure } from './write-log.ts';

/**
 * Converts an expected failure of a page to a response with its status and message; rethrows
 * others. React Router drops the cause of such a response, so the cause of a 5xx is logged here.
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
