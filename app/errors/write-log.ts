import { AppError } from './app-error.ts';
import { describeCause } from './describe-cause.ts';
import { requestScope } from './request-scope.ts';

type LogLevel = 'info' | 'error';

/** Writes one JSON line with the request's id; Cloudflare's logs index it by field. */
export function writeLog(level: LogLevel, fields: Record<string, unknown>) {
  const write = level === 'error' ? console.error : console.log;
  write(JSON.stringify({ level, request_id: requestScope.getStore()?.requestId, ...fields }));
}

/**
 * Logs an error on our side. Reports only unexpected ones to the error tracker: a backend outage
 * would cause a thousand reports.
 */
export function logFailure(error: unknown) {
  const code = error instanceof AppError ? error.code : 'internal';
  writeLog('error', { code, cause: describeCause(error) });
  if (code === 'internal') {
    requestScope.getStore()?.report(error instanceof AppError ? error.cause : error);
  }
}
