// `npm run import`: imports a file of businesses into a database; see ../IMPORT.md.
import { basename, resolve } from 'node:path';
import { nameColumns } from '#app/domain/import/fields.ts';
import type { HoldReason } from '#app/domain/import/import-schema.ts';
import { describeHold, describeRowError } from '#app/domain/import/import.ts';
import { readTable, type Table } from '#app/domain/import/read/read-table.ts';
import { ImportError } from '#app/domain/import/read/source.ts';
import { findReasons } from '#app/domain/import/rejected-rows.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { parseArguments } from '../import/arguments.ts';
import { chooseMapping, formatFound, formatMapping } from '../import/choose-mapping.ts';
import { openFile } from '../import/open-file.ts';
import { createRejectedFile } from '../import/rejected-file.ts';
import { createProgress, createReasonCounter, formatSummary } from '../import/report.ts';
import { createJob, discardJob, findSavedColumns, runJob, stageJob } from '../import/run-job.ts';
import { StartError } from '../local/errors.ts';
import { findTarget } from './target.ts';

const dataFolder = process.env.DATA_DIR ?? '.local';

type Arguments = ReturnType<typeof parseArguments>;

async function main(): Promise<void> {
  const options = parseArguments(process.argv.slice(2));
  const target = await findTarget(console.log);
  console.log(`Importing into ${target.description}\n`);
  const startedAt = performance.now();
  const table = await readTable(await openFile(options.file));
  const supabase = await target.connect();
  const progress = createProgress(process.stdout);
  try {
    const db = createServiceRoleClient(supabase);
    const id = await stage(db, table, options, progress.show);
    const { dryRun, withHeld } = options;
    const job = await runJob({
      db,
      id,
      dryRun,
      withHeld,
      onProgress: ({ position, counts }) =>
        progress.show({ rows: position, added: counts.created ?? 0 }),
    });
    progress.clear();
    const reasons = await writeRejected(db, id, options.file);
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(formatSummary({ job, ...reasons, seconds, dryRun }));
    console.log(`On the screen: /dashboard/imports/${id}`);
    if (reasons.path !== null) {
      console.log(`Rejected and held rows with their reasons: ${resolve(reasons.path)}`);
    }
  } finally {
    progress.clear();
    await supabase.stop();
  }
}

type ShowProgress = ReturnType<typeof createProgress>['show'];

/** Creates the import and stages its rows; returns its id. */
async function stage(
  db: Db,
  table: Table,
  options: Arguments,
  show: ShowProgress,
): Promise<string> {
  const { file, columns, constants, source, category } = options;
  const { header, sample } = table;
  const fileName = basename(file);
  const job = await createJob({ db, file, fileName });
  try {
    const saved = findSavedColumns(job, source, header);
    const guess = chooseMapping({
      header,
      sample,
      columns: { ...saved, ...columns },
      constants,
      fileName,
    });
    console.log(`${formatFound(table)}\n${formatMapping({ header, sample, guess })}\n`);
    await stageJob({
      db,
      job,
      table,
      columns: nameColumns(header, guess.mapping),
      constants,
      source,
      category,
      onProgress: (rows) => show({ rows, added: 0 }),
    });
  } catch (error) {
    await discardJob(db, job);
    throw error;
  }
  return job.id;
}

/** Writes the rejected and held rows into a file of their own; returns its path, and how often each reason occurred. */
async function writeRejected(db: Db, id: string, file: string) {
  const [rejected, held] = await Promise.all([
    findReasons({ db }, { id, kind: 'rejected' }),
    findReasons({ db }, { id, kind: 'held' }),
  ]);
  const reasons = createReasonCounter();
  const holds = createReasonCounter();
  if (rejected.size + held.size === 0) {
    return { reasons: reasons.list(), holds: holds.list(), path: null };
  }
  const { header, rows } = await readTable(await openFile(file));
  const out = createRejectedFile({ file, header, fallbackFolder: dataFolder });
  let number = 0;
  for await (const { cells } of rows) {
    number += 1;
    const fault = rejected.get(number);
    const hold = held.get(number);
    if (fault !== undefined) {
      const texts = describeRowError(fault.reason).split('; ');
      reasons.count(texts);
      out.add({ cells, reasons: texts });
    } else if (hold !== undefined) {
      const reason = hold.reason as HoldReason;
      holds.count([describeHold(reason, null)]);
      const text = `Held for review: ${describeHold(reason, hold.similarName)}`;
      out.add({ cells, reasons: [text] });
    }
  }
  return { reasons: reasons.list(), holds: holds.list(), path: out.close() };
}

main().catch((error: unknown) => {
  const isForPeople = error instanceof ImportError || error instanceof StartError;
  console.error(isForPeople ? error.message : error);
  process.exitCode = 1;
});
