import { AppError } from '#app/errors/app-error.ts';

type Answer<T> =
  | { data: T; error: null }
  | { data: unknown; error: { code?: string; message: string } };

/** SQLSTATE of a statement that took longer than the role's `statement_timeout`. */
const statementTimeout = '57014';
/**
 * Errors of our SQL or of the request: any SQLSTATE but those of connections (08), missing resources
 * (53), a server that stops or starts (57) and its files (58); PostgREST's 1 and 2 are about the
 * request and the schema.
 */
const ownFault = /^(?:(?!08|53|57|58)[0-9A-Z]{5}|PGRST[12]\d\d)$/;

/**
 * Returns the data of a Supabase response.
 * @throws AppError internal when the database rejected the statement, backend_timeout when it took
 *   too long, backend_unavailable otherwise; Supabase's error is in `cause`, for the log
 */
export function requireData<T>(answer: Answer<T>): T {
  if (answer.error === null) {
    return answer.data;
  }
  throw new AppError(classify(answer.error.code ?? ''), { cause: answer.error });
}

function classify(code: string) {
  if (code === statementTimeout) return 'backend_timeout';
  return ownFault.test(code) ? 'internal' : 'backend_unavailable';
}

/** Returns whether an error of `requireData` has a PostgreSQL code of this class ('22'). */
export function isOfClass(error: unknown, codeClass: string): boolean {
  const cause: unknown = error instanceof AppError ? error.cause : null;
  const code: unknown =
    typeof cause === 'object' && cause !== null && 'code' in cause && cause.code;
  return typeof code === 'string' && code.startsWith(codeClass);
}
