import { data } from 'react-router';
import { AppError } from './app-error.ts';

/** For loaders: an expected failure gets its own status and its sentence; the rest is rethrown. */
export function answerAppError(error: unknown): never {
  if (!(error instanceof AppError)) {
    throw error;
  }
  throw data({ message: error.message }, { status: error.status, headers: error.headers });
}
