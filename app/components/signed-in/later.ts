/**
 * What a loader does not wait for; a `ScreenPart` shows it, or that it failed. Until that has been
 * rendered nobody else is there to take a failure, which browsers would report as unhandled.
 */
export function later<Data>(promise: Promise<Data>): Promise<Data> {
  promise.catch(() => undefined);
  return promise;
}

/**
 * What a loader waits for, so that it pushes nothing by coming later; of what failed the promise,
 * whose failure its `ScreenPart` shows.
 */
export async function settle<Data>(promise: Promise<Data>): Promise<{ of: Data | Promise<Data> }> {
  try {
    return { of: await promise };
  } catch {
    return { of: later(promise) };
  }
}
