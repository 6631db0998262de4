import { behindAnswerMs } from '#app/config/limits.ts';
import type { Env } from '#app/config/env.ts';
import { logFailure } from '#app/errors/write-log.ts';
import type { AppContext } from '../env.ts';

/**
 * A handler that answers 202 and begins `work` behind it, unless this isolate is at it. Cloudflare may cancel
 * what goes on behind an answer, which then never settles: after `behindAnswerMs` it counts as ended.
 */
export function createNudge(work: (env: Env) => Promise<void>): (c: AppContext) => Response {
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
