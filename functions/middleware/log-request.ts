import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';

type LogLevel = 'info' | 'error';

/** One JSON line, which Cloudflare's logs index by field. */
export function writeLog(level: LogLevel, fields: Record<string, unknown>) {
  const write = level === 'error' ? console.error : console.log;
  write(JSON.stringify({ level, ...fields }));
}

/**
 * Logs each request once it is answered: no query string, since people type names and addresses
 * into it, and no header. Says in Server-Timing where the answer came from.
 */
export const logRequest = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now();
  await next();
  const durationMs = Date.now() - startedAt;
  const cache = c.get('services')?.cache.state() ?? 'none';
  c.header('X-Request-Id', c.get('requestId'));
  c.header('Server-Timing', `worker;dur=${durationMs}, cache;desc=${cache}`);
  writeLog('info', {
    request_id: c.get('requestId'),
    method: c.req.method,
    path: c.req.path.slice(0, 200),
    status: c.res.status,
    cache,
    duration_ms: durationMs,
  });
});
