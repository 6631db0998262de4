import { kvTimeoutMs, silentKv } from '#app/config/limits.ts';
import { TimeoutError, withTimeout } from '#app/errors/promises.ts';

/** State of this isolate: consecutive time-outs, and until when KV is skipped. */
let silences = 0;
let pausedUntilMs = -Infinity;

/**
 * Times out a KV read after `kvTimeoutMs`: KV bindings have no time-out, and rendering again is
 * faster than waiting. After `silentKv.timesToPause` time-outs in a row KV is skipped for
 * `silentKv.pauseMs`, because a page reads several values one after the other.
 * @throws TimeoutError; what KV throws
 */
export async function withKvTimeout<T>(answer: Promise<T>): Promise<T> {
  const isPaused = Date.now() < pausedUntilMs;
  try {
    const answered = await withTimeout(answer, isPaused ? 0 : kvTimeoutMs);
    silences = 0;
    return answered;
  } catch (error) {
    if (error instanceof TimeoutError && !isPaused) recordTimeout();
    throw error;
  }
}

function recordTimeout() {
  silences += 1;
  if (silences >= silentKv.timesToPause) pausedUntilMs = Date.now() + silentKv.pauseMs;
}
