/** Releases the lock. Idempotent. */
export type Release = () => void;

/** A fair lock: callers get it in the order of their requests. */
export type Lock = { acquire: () => Promise<Release> };

/** Creates an unlocked lock. */
export function createLock(): Lock {
  let last: Promise<void> = Promise.resolve();

  async function acquire(): Promise<Release> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = last;
    last = promise;
    await before;
    return resolve;
  }

  return { acquire };
}
