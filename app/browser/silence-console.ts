/**
 * In production log, debug and info are silent, warnings and errors are not. In browsers only: the
 * Worker's structured log is written by console.log (functions/middleware/log-request.ts).
 */
export function silenceConsole() {
  const silent = () => undefined;
  console.log = silent;
  console.debug = silent;
  console.info = silent;
}
