import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

/**
 * Recomputes the data of the charts, for the cron task and for admins, unless they are less than a
 * minute old.
 * @throws AppError backend_unavailable
 */
export async function measureCharts({ db }: { db: Db }): Promise<void> {
  requireData(await db.rpc('measure_charts'));
}
