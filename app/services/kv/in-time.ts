import { kvTimeoutMs, silentKv } from '#app/config/limits.ts';
import { TimeoutError, withTimeout } from '#app/errors/with-timeout.ts';

/** Of this isolate: how often in a row KV was too late, and until when nobody waits for it. */
let silences = 0;
let pausedUntilMs = -Infinity;

/**
 * What KV answers. Its bindings have no time-out of their own, and nobody should wait for a copy longer than
 * making anew takes. A page looks for several, one after the other: while KV is silent nobody waits for each.
 * @throws TimeoutError; what KV throws
 */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  const isPaused = Date.now() < pausedUntilMs;
  try {
    const answered = await withTimeout(answer, isPaused ? 0 : kvTimeoutMs);
    silences = 0;
    return answered;
  } catch (error) {
    if (error instanceof TimeoutError && !isPaused) noteSilence();
    throw error;
  }
}

function noteSilence() {
  silences += 1;
  if (silences >= silentKv.timesToPause) pausedUntilMs = Date.now() + silentKv.pauseMs;
}
