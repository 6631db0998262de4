import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

/**
 * Counts anew what charts show, for the clock and for admins, unless that was done within a minute.
 * @throws AppError backend_unavailable
 */
export async function measureCharts({ db }: { db: Db }): Promise<void> {
  requireData(await db.rpc('measure_charts'));
}
