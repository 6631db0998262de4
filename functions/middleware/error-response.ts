import { AppError } from '#app/errors/app-error.ts';
import { logFailure } from '#app/errors/write-log.ts';
import type { AppContext } from '../env.ts';

/**
 * The one place where errors become responses. The caller gets the error's fixed message and the
 * request id; the log gets the cause. Shape:
 * `{ error: { code, message, fields?, request_id } }`
 */
export function answerError(error: Error, c: AppContext): Response {
  const appError = error instanceof AppError ? error : new AppError('internal', { cause: error });
  if (appError.status >= 500) {
    logFailure(appError);
  }
  for (const [name, value] of Object.entries(appError.headers)) {
    c.header(name, value);
  }
  c.header('Cache-Control', 'no-store');
  const { code, message, fields } = appError;
  return c.json(
    { error: { code, message, ...(fields && { fields }), request_id: c.get('requestId') } },
    appError.status,
  );
}
