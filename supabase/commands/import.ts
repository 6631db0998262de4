// `npm run import`: a CSV of businesses into a database; see ../import/README.md.
import { basename, resolve } from 'node:path';
import { createWarningCounter } from '#app/domain/import/count-warnings.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { findTarget } from './target.ts';
import { StartError } from '../local/errors.ts';
import { parseArguments } from '../import/arguments.ts';
import { chooseMapping, formatMapping } from '../import/choose-mapping.ts';
import { ImportError } from '../import/import-error.ts';
import { inspectFile, readRows } from '../import/read-csv.ts';
import { writeRejectedFile, type RejectedRow } from '../import/rejected-file.ts';
import { createProgress, formatSummary } from '../import/report.ts';
import { runImport } from '../import/run-import.ts';
import { createStore } from '../import/store.ts';

const rowsInSample = 1_000;

async function main(): Promise<void> {
  const { file, columns, category, dryRun } = parseArguments(process.argv.slice(2));
  const target = await findTarget(console.log);
  console.log(`Importing into ${target.description}\n`);
  const startedAt = performance.now();
  const rows = readRows(file, await inspectFile(file));
  const [header = [], ...sample] = await takeRows(rows, rowsInSample + 1);
  const mapping = chooseMapping({ header, sample, columns });
  console.log(`${formatMapping({ header, sample, mapping })}\n`);

  const supabase = await target.connect();
  const rejected: RejectedRow[] = [];
  const warnings = createWarningCounter();
  const progress = createProgress(process.stdout);
  try {
    const counts = await runImport({
      rows: chain(sample, rows),
      header,
      mapping,
      fileName: basename(file),
      category,
      store: createStore(createServiceRoleClient(supabase)),
      dryRun,
      warn: warnings.count,
      onRejected: (cells, reasons) => rejected.push({ cells, reasons }),
      onProgress: progress.show,
    });
    progress.clear();
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(formatSummary({ counts, warnings: warnings.list(), rejected, seconds, dryRun }));
  } finally {
    progress.clear();
    await supabase.stop();
    if (rejected.length > 0) saveRejected({ file, header, rows: rejected });
  }
}

function saveRejected(input: { file: string; header: string[]; rows: RejectedRow[] }): void {
  const fallbackFolder = process.env.DATA_DIR ?? '.local';
  const path = writeRejectedFile({ ...input, fallbackFolder });
  console.log(`Rejected rows with their reasons: ${resolve(path)}`);
}

async function takeRows(rows: AsyncGenerator<string[]>, most: number): Promise<string[][]> {
  const taken: string[][] = [];
  while (taken.length < most) {
    const next = await rows.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

async function* chain(first: string[][], rest: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  yield* first;
  yield* rest;
}

main().catch((error: unknown) => {
  const isForPeople = error instanceof ImportError || error instanceof StartError;
  console.error(isForPeople ? error.message : error);
  process.exitCode = 1;
});
