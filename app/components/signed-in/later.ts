/**
 * Marks a promise that a loader does not await; a `ScreenPart` renders it or its failure. Until
 * then nothing handles a rejection, which browsers would report as unhandled.
 */
export function later<Data>(promise: Promise<Data>): Promise<Data> {
  promise.catch(() => undefined);
  return promise;
}

/**
 * Awaits a loader's promise, so that it shifts no content by arriving later. On failure `of` is the
 * rejected promise, whose failure its `ScreenPart` renders.
 */
export async function settle<Data>(promise: Promise<Data>): Promise<{ of: Data | Promise<Data> }> {
  try {
    return { of: await promise };
  } catch {
    return { of: later(promise) };
  }
}
