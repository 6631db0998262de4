import { kvTimeoutMs } from '#app/config/limits.ts';

/** KV did not answer in `kvTimeoutMs`. */
class KvTimeoutError extends Error {
  override readonly name = 'KvTimeoutError';
}

/**
 * What KV answers. Its bindings have no time-out of their own, and nobody should wait for a copy longer than
 * making anew takes.
 * @throws KvTimeoutError; what KV throws
 */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new KvTimeoutError()), kvTimeoutMs);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
