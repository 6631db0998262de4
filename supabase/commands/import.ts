// `npm run import`: imports a CSV of businesses into a database; see ../IMPORT.md.
import { basename, resolve } from 'node:path';
import { createWarningCounter } from '#app/domain/import/count-warnings.ts';
import { describeHold } from '#app/domain/import/import.ts';
import { readTable } from '#app/domain/import/read/read-table.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { findTarget } from './target.ts';
import { StartError } from '../local/errors.ts';
import { parseArguments } from '../import/arguments.ts';
import { chooseMapping, formatFound, formatMapping } from '../import/choose-mapping.ts';
import { ImportError } from '#app/domain/import/read/source.ts';
import { openFile } from '../import/open-file.ts';
import { createRejectedFile } from '../import/rejected-file.ts';
import { createProgress, createReasonCounter, formatSummary } from '../import/report.ts';
import { runImport } from '../import/run-import.ts';
import { readSavedColumns, saveColumns } from '../import/saved-columns.ts';
import { createStore } from '../import/store.ts';

const dataFolder = process.env.DATA_DIR ?? '.local';

async function main(): Promise<void> {
  const { file, columns, constants, source, category, dryRun, withHeld } = parseArguments(
    process.argv.slice(2),
  );
  const fileName = basename(file);
  const target = await findTarget(console.log);
  console.log(`Importing into ${target.description}\n`);
  const startedAt = performance.now();
  const { header, sample, rows, ...found } = await readTable(await openFile(file));
  const saved = source === null ? {} : readSavedColumns({ folder: dataFolder, source, header });
  const guess = chooseMapping({
    header,
    sample,
    columns: { ...saved, ...columns },
    constants,
    fileName,
  });
  console.log(
    `${formatFound({ ...found, header })}\n${formatMapping({ header, sample, guess })}\n`,
  );
  if (source !== null) saveColumns({ folder: dataFolder, source, header, guess });

  const supabase = await target.connect();
  const rejected = createRejectedFile({ file, header, fallbackFolder: dataFolder });
  const reasonCounter = createReasonCounter();
  const holdCounter = createReasonCounter();
  const warnings = createWarningCounter();
  const progress = createProgress(process.stdout);
  try {
    const counts = await runImport({
      sample,
      rows,
      header,
      mapping: guess.mapping,
      constants,
      fileName,
      category,
      store: createStore({ db: createServiceRoleClient(supabase), withHeld }),
      dryRun,
      withHeld,
      warn: warnings.count,
      onRejected: (cells, reasons) => {
        rejected.add({ cells, reasons });
        reasonCounter.count(reasons);
      },
      onHeld: (cells, { reason, similarName }) => {
        rejected.add({ cells, reasons: [`Held for review: ${describeHold(reason, similarName)}`] });
        holdCounter.count([describeHold(reason, null)]);
      },
      onProgress: progress.show,
    });
    progress.clear();
    const seconds = (performance.now() - startedAt) / 1000;
    const summary = formatSummary({
      counts,
      warnings: warnings.list(),
      reasons: reasonCounter.list(),
      holds: holdCounter.list(),
      seconds,
      dryRun,
    });
    console.log(summary);
  } finally {
    progress.clear();
    await supabase.stop();
    const path = rejected.close();
    if (path !== null) console.log(`Rejected and held rows with their reasons: ${resolve(path)}`);
  }
}

main().catch((error: unknown) => {
  const isForPeople = error instanceof ImportError || error instanceof StartError;
  console.error(isForPeople ? error.message : error);
  process.exitCode = 1;
});
