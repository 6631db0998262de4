import { kvTimeoutMs, silentKv } from '#app/config/limits.ts';

/** KV did not answer in `kvTimeoutMs`, or has not of late. */
class KvTimeoutError extends Error {
  override readonly name = 'KvTimeoutError';
}

/** Of this isolate: how often in a row KV was too late, and until when nobody waits for it. */
let silences = 0;
let pausedUntilMs = -Infinity;

/**
 * What KV answers. Its bindings have no time-out of their own, and nobody should wait for a copy longer than
 * making anew takes. A page looks for several, one after the other: while KV is silent nobody waits for each.
 * @throws KvTimeoutError; what KV throws
 */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isPaused = Date.now() < pausedUntilMs;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => {
        if (!isPaused) noteSilence();
        reject(new KvTimeoutError());
      },
      isPaused ? 0 : kvTimeoutMs,
    );
  });
  try {
    const answered = await Promise.race([answer, tooLate]);
    silences = 0;
    return answered;
  } finally {
    clearTimeout(timer);
  }
}

function noteSilence() {
  silences += 1;
  if (silences >= silentKv.timesToPause) pausedUntilMs = Date.now() + silentKv.pauseMs;
}
