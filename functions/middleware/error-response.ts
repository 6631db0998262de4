import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';
import { writeLog } from './log-request.ts';

/**
 * The one border where errors become answers. People get the error's fixed sentence and the
 * request id; the log gets the cause. Shape:
 * `{ error: { code, message, fields?, request_id } }`
 */
export function answerError(error: Error, c: AppContext): Response {
  const appError = error instanceof AppError ? error : new AppError('internal', { cause: error });
  const requestId = c.get('requestId');
  if (appError.status >= 500) {
    writeLog('error', {
      request_id: requestId,
      code: appError.code,
      cause: describe(appError.cause),
    });
  }
  for (const [name, value] of Object.entries(appError.headers)) {
    c.header(name, value);
  }
  c.header('Cache-Control', 'no-store');
  const { code, message, fields } = appError;
  return c.json(
    { error: { code, message, ...(fields && { fields }), request_id: requestId } },
    appError.status,
  );
}

/** Only what names the failure: never a payload, which might hold somebody's data. */
function describe(cause: unknown): string {
  if (cause instanceof Error) {
    return `${cause.name}: ${cause.message}`;
  }
  if (typeof cause === 'object' && cause !== null) {
    const { code, message } = cause as { code?: unknown; message?: unknown };
    return [code, message].filter((part) => typeof part === 'string').join(': ');
  }
  return typeof cause;
}
