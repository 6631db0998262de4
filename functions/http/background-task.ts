import type { Env } from '#app/config/env.ts';
import { behindAnswerMs } from '#app/config/limits.ts';
import { logFailure } from '#app/errors/write-log.ts';
import type { AppContext } from '../env.ts';

/**
 * Returns a handler that responds 202 and runs `work` in the background, unless this isolate
 * already does. Cloudflare may cancel background work, which then never settles: after
 * `behindAnswerMs` it counts as ended.
 */
export function createBackgroundTask(
  work: (env: Env) => Promise<void>,
): (c: AppContext) => Response {
  let busyUntilMs = -Infinity;
  return (c) => {
    if (Date.now() >= busyUntilMs) {
      const untilMs = Date.now() + behindAnswerMs;
      busyUntilMs = untilMs;
      const settled = () => {
        if (busyUntilMs === untilMs) busyUntilMs = -Infinity;
      };
      c.executionCtx.waitUntil(work(c.env).catch(logFailure).finally(settled));
    }
    return c.body(null, 202);
  };
}
