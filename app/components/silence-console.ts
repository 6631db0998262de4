/**
 * Specification, section 9: in production log, debug and info are silent. In browsers only: the
 * Worker's structured log is written by console.log (functions/middleware/log-request.ts).
 */
export function silenceConsole() {
  const silent = () => undefined;
  console.log = silent;
  console.debug = silent;
  console.info = silent;
}
