/**
 * What a loader does not wait for; a `ScreenPart` shows it, or that it failed. Until that has been
 * rendered nobody else is there to take a failure, which browsers would report as unhandled.
 */
export function later<Data>(promise: Promise<Data>): Promise<Data> {
  promise.catch(() => undefined);
  return promise;
}
