import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

type WorkImportsInput = {
  /** Of the service role. */
  db: Db;
  forMs: number;
};

/**
 * Works imports piece by piece, until there is nothing to do, somebody else is at it, or the time is over.
 * @throws AppError backend_unavailable
 */
export async function workImports({ db, forMs }: WorkImportsInput): Promise<void> {
  const endsAtMs = Date.now() + forMs;
  while (Date.now() < endsAtMs && requireData(await db.rpc('work_imports'))) {
    // Each piece is a call of its own: what was done stays done.
  }
}
