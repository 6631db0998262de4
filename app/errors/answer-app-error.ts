import { type UNSAFE_DataWithResponseInit as DataWithResponseInit, data } from 'react-router';
import { AppError } from './app-error.ts';
import { logFailure } from './write-log.ts';

/**
 * Responds to an expected failure of a page with its status and sentence; rethrows others. Logs the
 * cause of a 5xx here, because React Router drops it. Without a status text, React Router would call
 * any status "Internal Server Error".
 */
export function answerAppError(error: unknown): never {
  if (isThrownData(error)) {
    throw data(error.data, { statusText: '', ...error.init });
  }
  if (!(error instanceof AppError)) {
    throw error;
  }
  if (error.status >= 500) {
    logFailure(error);
  }
  const { message, status, headers } = error;
  throw data({ message }, { status, statusText: '', headers });
}

function isThrownData(error: unknown): error is DataWithResponseInit<unknown> {
  return error instanceof data(null).constructor;
}
