import type { Json } from '#app/services/supabase/database.types.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Violation } from './violation.ts';

/**
 * Adds violations to today's counts.
 * @param services with the service role's client
 * @throws AppError when the database does not answer
 */
export async function countViolations({ db }: { db: Db }, told: Violation[]): Promise<void> {
  requireData(await db.rpc('count_violations', { told: told as Json }));
}
