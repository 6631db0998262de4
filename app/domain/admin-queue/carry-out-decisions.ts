import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { CarriedOut } from './admin-queue.ts';

const atOnce = 20;

/**
 * Carries out what is due, an admin their own decisions and the service role everybody's, each once
 * whoever comes first; what came of each.
 * @throws AppError backend_unavailable; the rest is carried out by the next run
 */
export async function carryOutDecisions({ db }: { db: Db }): Promise<CarriedOut[]> {
  const done: CarriedOut[] = [];
  for (;;) {
    const some = requireData(await db.rpc('carry_out_decisions')) as CarriedOut[];
    done.push(...some);
    if (some.length < atOnce) return done;
  }
}
