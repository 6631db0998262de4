import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { pruneRows } from '#app/services/supabase/write-by-bisection.ts';
import { importBucket } from './import.ts';

/**
 * Deletes the files of old imports, and the records of older ones.
 * @param db with the service role
 * @throws AppError backend_unavailable; the next run catches up
 */
export async function pruneImports({ db }: { db: Db }): Promise<void> {
  await pruneRows(db, 'imports');
  const names = requireData(await db.rpc('find_old_files', { bucket: importBucket }));
  if (names.length > 0) requireData(await db.storage.from(importBucket).remove(names));
}

/** Few enough for one call to end well before its time is up, as a rule. */
const rowsPerCall = 100;

/** PostgreSQL's "statement timeout": what was done in it is taken back. */
const outOfTime = '57014';

type ProcessImportsInput = {
  /** Of the service role. */
  db: Db;
  forMs: number;
};

/**
 * Processes import rows in batches until none are left, another worker holds the lock, or `forMs` has
 * passed. Batches get smaller after a statement time-out.
 * @throws AppError backend_unavailable
 */
export async function processImports({ db, forMs }: ProcessImportsInput): Promise<void> {
  const endsAtMs = Date.now() + forMs;
  let maxRows = rowsPerCall;
  while (Date.now() < endsAtMs) {
    const answer = await db.rpc('process_imports', { max_rows: maxRows });
    if (answer.error?.code === outOfTime && maxRows > 1) {
      maxRows = Math.ceil(maxRows / 4);
      continue;
    }
    if (!requireData(answer)) return;
  }
}
