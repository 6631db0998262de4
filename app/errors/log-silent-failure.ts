import { describeCause } from './describe-cause.ts';
import { writeLog } from './write-log.ts';

/** Dependencies without which the Worker continues. */
type Dependency = 'rate-limits' | 'settings' | 'changes' | 'kv' | 'tallies';

const everyMs = 60_000;

/** State of this isolate. */
const loggedAtMs = new Map<Dependency, number>();

/**
 * Logs a failure that is otherwise ignored, by name and code, at most once a minute per dependency.
 */
export function logSilentFailure(dependency: Dependency, error: unknown): void {
  const nowMs = Date.now();
  if (nowMs - (loggedAtMs.get(dependency) ?? -Infinity) < everyMs) return;
  loggedAtMs.set(dependency, nowMs);
  writeLog('error', { dependency, cause: describeCause(error) });
}
