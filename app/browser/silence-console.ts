/**
 * Silences console.log, debug and info in production; warnings and errors stay. Browser only: the
 * Worker writes its structured log by console.log (functions/middleware/log-request.ts).
 */
export function silenceConsole() {
  const silent = () => undefined;
  console.log = silent;
  console.debug = silent;
  console.info = silent;
}
