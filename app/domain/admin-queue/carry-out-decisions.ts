import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { CarriedOut } from './admin-queue.ts';

const atOnce = 20;

/**
 * Carries out the decisions that are due: an admin their own, the service role all. Each is carried
 * out once, whoever comes first. Returns the results.
 * @throws AppError backend_unavailable; the next run carries out the rest
 */
export async function carryOutDecisions({ db }: { db: Db }): Promise<CarriedOut[]> {
  const done: CarriedOut[] = [];
  for (;;) {
    const some = requireData(await db.rpc('carry_out_decisions')) as CarriedOut[];
    done.push(...some);
    if (some.length < atOnce) return done;
  }
}
