/** `POST /api/errors/test`: throws, so that /sentry-test can show how an error is reported. */
export function raiseTestError(): never {
  throw new Error('Worker: ada.private@example.com typed "my secret words"');
}
