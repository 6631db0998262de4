import { AppError } from '#app/errors/app-error.ts';

type Answer<T> =
  | { data: T; error: null }
  | { data: unknown; error: { code?: string; message: string } };

/**
 * Returns the data of a Supabase response.
 * @throws AppError backend_unavailable; Supabase's error is in `cause`, for the log
 */
export function requireData<T>(answer: Answer<T>): T {
  if (answer.error === null) {
    return answer.data;
  }
  throw new AppError('backend_unavailable', { cause: answer.error });
}

/** Returns whether an error of `requireData` has a PostgreSQL code of this class ('22'). */
export function isOfClass(error: unknown, codeClass: string): boolean {
  const cause: unknown = error instanceof AppError ? error.cause : null;
  const code: unknown =
    typeof cause === 'object' && cause !== null && 'code' in cause && cause.code;
  return typeof code === 'string' && code.startsWith(codeClass);
}
