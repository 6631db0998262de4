import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { CronTask } from './cron-tasks.ts';

/** A finished run of a task; `failure` is the error, null on success. */
export type CronRun = {
  name: CronTask;
  started_at: string;
  ended_at: string;
  failure: string | null;
};

/**
 * Records runs of cron tasks.
 * @throws AppError backend_unavailable
 */
export async function noteCronRuns({ db }: { db: Db }, runs: CronRun[]): Promise<void> {
  requireData(await db.rpc('note_cron_runs', { runs }));
}
