import { AppError } from './app-error.ts';
import { describeCause } from './describe-cause.ts';
import { requestScope } from './request-scope.ts';

type LogLevel = 'info' | 'error';

/** Writes a line of JSON with the request's id; Cloudflare indexes its fields. */
export function writeLog(level: LogLevel, fields: Record<string, unknown>) {
  const write = level === 'error' ? console.error : console.log;
  write(JSON.stringify({ level, request_id: requestScope.getStore()?.requestId, ...fields }));
}

/**
 * Logs a failure on our side. Unexpected ones go to the error tracker; a backend that is down does
 * not, because every request would report it.
 */
export function logFailure(error: unknown) {
  const code = error instanceof AppError ? error.code : 'internal';
  writeLog('error', { code, cause: describeCause(error) });
  if (code === 'internal') {
    requestScope.getStore()?.report(error instanceof AppError ? error.cause : error);
  }
}
