import { decisionRuns } from '#app/config/limits.ts';
import { wait } from '#app/errors/promises.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { DecisionRun } from './admin-queue.ts';

/**
 * Executes the decisions that can no longer be undone, and waits for those that are due within
 * `decisionRuns.waitMs`. For the service role.
 * @throws AppError backend_unavailable; the next run executes the rest
 * @throws Error naming the decisions that failed, after the others; they are retried in a minute
 */
export async function executeDecisions({ db }: { db: Db }): Promise<void> {
  const endsAt = Date.now() + decisionRuns.waitMs;
  const failures: string[] = [];
  for (;;) {
    const run = requireData(await db.rpc('execute_due_decisions')) as DecisionRun;
    failures.push(...run.failures);
    const waitMs = run.next_in_ms;
    if (waitMs === null || Date.now() + waitMs > endsAt) break;
    await wait(Math.min(waitMs, decisionRuns.stepMs));
  }
  if (failures.length > 0) throw new Error(`Decisions failed: ${failures.join('; ')}`);
}
