import { data } from 'react-router';
import { AppError } from '#app/errors/app-error.ts';

/** Gives an expected failure its own status, with the sentence people may read; rethrows the rest. */
export function answerAppError(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw data({ message: error.message }, { status: error.status, headers: error.headers });
}
