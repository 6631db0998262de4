/** Gives the lock back. Calling it twice does no harm. */
export type Release = () => void;

/** A first-come, first-served lock: who asked earlier gets it earlier. */
export type Lock = { acquire: () => Promise<Release> };

/** Makes a lock that is free. */
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
