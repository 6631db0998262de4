import { describeCause } from './describe-cause.ts';
import { writeLog } from './write-log.ts';

/** What goes on without its dependency, so that nobody else hears of a failure. */
type Dependency = 'rate-limits' | 'settings' | 'changes' | 'kv' | 'tallies';

/** It may fail with each request. */
const everyMs = 60_000;

/** Of this isolate, by name. */
const loggedAtMs = new Map<Dependency, number>();

/** Logs a failure that is passed over, by name and code, at most once a minute. */
export function logSilentFailure(dependency: Dependency, error: unknown): void {
  const nowMs = Date.now();
  if (nowMs - (loggedAtMs.get(dependency) ?? -Infinity) < everyMs) return;
  loggedAtMs.set(dependency, nowMs);
  writeLog('error', { dependency, cause: describeCause(error) });
}
