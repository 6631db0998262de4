import { AppError } from '#app/errors/app-error.ts';

type Answer<T> =
  | { data: T; error: null }
  | { data: unknown; error: { code?: string; message: string } };

/**
 * The data of a Supabase answer.
 * @throws AppError backend_unavailable; what Supabase said is in `cause`, for the log
 */
export function requireData<T>(answer: Answer<T>): T {
  if (answer.error === null) {
    return answer.data;
  }
  throw new AppError('backend_unavailable', { cause: answer.error });
}
