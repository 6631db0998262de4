import { AppError } from './app-error.ts';
import { describeCause } from './describe-cause.ts';
import { requestScope } from './request-scope.ts';

type LogLevel = 'info' | 'error';

/** One JSON line with the request's id, which Cloudflare's logs index by field. */
export function writeLog(level: LogLevel, fields: Record<string, unknown>) {
  const write = level === 'error' ? console.error : console.log;
  write(JSON.stringify({ level, request_id: requestScope.getStore()?.requestId, ...fields }));
}

/**
 * Logs what went wrong on our side. The error tracker is told what nobody expected; that a backend
 * is away it would be told a thousand times.
 */
export function logFailure(error: unknown) {
  const code = error instanceof AppError ? error.code : 'internal';
  writeLog('error', { code, cause: describeCause(error) });
  if (code === 'internal') {
    requestScope.getStore()?.report(error instanceof AppError ? error.cause : error);
  }
}
