import { AppError } from '#app/errors/app-error.ts';

type Answer<T> =
  | { data: T; error: null }
  | { data: unknown; error: { code?: string; message: string } };

/** PostgreSQL's classes of "the caller's value does not fit": bad data, bad syntax in a value. */
const callersFault = /^22/;

/**
 * The data of a Supabase answer.
 * @throws AppError invalid_parameters when a value did not fit, backend_unavailable otherwise;
 *   what Supabase said is in `cause`, for the log
 */
export function requireData<T>(answer: Answer<T>): T {
  if (answer.error === null) {
    return answer.data;
  }
  const isCallersFault = callersFault.test(answer.error.code ?? '');
  throw new AppError(isCallersFault ? 'invalid_parameters' : 'backend_unavailable', {
    cause: answer.error,
  });
}
