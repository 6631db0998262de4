import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameColumns } from '#app/domain/import/fields.ts';
import type { ImportJob } from '#app/domain/import/import.ts';
import { readTable } from '#app/domain/import/read/read-table.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { chooseMapping } from '../../supabase/import/choose-mapping.ts';
import { openFile } from '../../supabase/import/open-file.ts';
import { createJob, findSavedColumns, runJob, stageJob } from '../../supabase/import/run-job.ts';

type ImportFileInput = {
  /** Of the service role. */
  db: Db;
  text: string;
  source?: string | null;
  dryRun?: boolean;
  withHeld?: boolean;
  category?: string | null;
};

/** Imports a file as `npm run import` does. */
export async function importFile(input: ImportFileInput): Promise<ImportJob> {
  const { db, text, source = null, dryRun = false, withHeld = false, category = null } = input;
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-import-'));
  const file = join(folder, 'list.csv');
  writeFileSync(file, text);
  try {
    const table = await readTable(await openFile(file));
    const { header, sample } = table;
    const job = await createJob({ db, file, fileName: 'list.csv' });
    const columns = findSavedColumns(job, source, header);
    const { mapping } = chooseMapping({
      header,
      sample,
      columns,
      constants: {},
      fileName: 'list.csv',
    });
    const onProgress = () => undefined;
    await stageJob({
      db,
      job,
      table,
      columns: nameColumns(header, mapping),
      constants: {},
      source,
      category,
      onProgress,
    });
    return await runJob({ db, id: job.id, dryRun, withHeld, onProgress });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
