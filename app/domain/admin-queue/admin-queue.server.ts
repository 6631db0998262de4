import { decisionRuns } from '#app/config/limits.ts';
import { wait } from '#app/errors/promises.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { DecisionRun } from './admin-queue.ts';

/** Few enough listings for one call to end well before its time is up. */
const bulkRowsPerCall = 50;

/**
 * Executes the decisions and bulk jobs that can no longer be undone, and waits for those that are due within
 * `forMs`. For the service role.
 * @throws AppError backend_unavailable; the next run executes the rest
 * @throws Error naming the decisions that failed, after the others; they are retried in a minute
 */
export async function executeDecisions({
  db,
  forMs = decisionRuns.waitMs,
}: {
  db: Db;
  forMs?: number;
}): Promise<void> {
  const endsAt = Date.now() + forMs;
  const failures: string[] = [];
  for (;;) {
    const run = requireData(await db.rpc('execute_due_decisions')) as DecisionRun;
    failures.push(...run.failures);
    const bulkMs = requireData(await db.rpc('process_bulk_jobs', { max_rows: bulkRowsPerCall })) as
      | number
      | null;
    const waitMs = Math.min(run.next_in_ms ?? Infinity, bulkMs ?? Infinity);
    if (Date.now() + waitMs > endsAt) break;
    await wait(Math.min(waitMs, decisionRuns.stepMs));
  }
  if (failures.length > 0) throw new Error(`Decisions failed: ${failures.join('; ')}`);
}
