import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { defineRead } from '../call-function.ts';
import { callWrite, type Outcome } from '../call-write.ts';

/** Returns what waits, failed and is due, for admins. */
export const findAdminOverview = defineRead('get_admin_overview');

/** Returns the data of the admins' charts, as last computed. */
export const findCharts = defineRead('find_charts');

/** Returns what fills and occupies the database, for admins. */
export const findDatabaseFigures = defineRead('find_database_figures');

/** Returns what the checks of admins are about, as far as the database knows it. */
export const findHealth = defineRead('find_health');

/**
 * Recomputes the data of the charts, for the cron task.
 * @throws AppError backend_unavailable
 */
export async function measureCharts({ db }: { db: Db }): Promise<void> {
  requireData(await db.rpc('measure_charts'));
}

/** Makes the database process up to 500 failed measurements again, for an admin. */
export function replayFailedMeasurements({
  db,
}: {
  db: Db;
}): Promise<Outcome<'replay_failed_measurements'>> {
  return callWrite({ db }, 'replay_failed_measurements', {});
}
