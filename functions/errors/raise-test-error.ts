/** `POST /api/errors/test`: fails, so that /sentry-test can show what happens to an error. */
export function raiseTestError(): never {
  throw new Error('Worker: ada.private@example.com typed "my secret words"');
}
