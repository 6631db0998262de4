import { mailRuns } from '#app/config/limits.ts';
import { logFailure } from '#app/errors/write-log.ts';
import type { AppContext } from '../env.ts';
import { sendWaitingMails } from './send-waiting-mails.ts';

/** When this isolate's run will have ended, whatever becomes of it. */
let busyUntilMs = 0;

/**
 * `POST /api/mails/send` -> 202: mails that are due go now and not with the next minute. Whoever asks
 * learns nothing; what is sent, the database alone says.
 */
export function postSend(c: AppContext): Response {
  if (Date.now() >= busyUntilMs) {
    busyUntilMs = Date.now() + mailRuns.nudgedMs + mailRuns.timeoutMs;
    c.executionCtx.waitUntil(
      sendWaitingMails(c.env, mailRuns.nudgedMs)
        .catch(logFailure)
        .finally(() => {
          busyUntilMs = 0;
        }),
    );
  }
  return c.body(null, 202);
}
