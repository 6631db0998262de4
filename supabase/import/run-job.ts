import { openAsBlob, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Constants, importFields } from '#app/domain/import/fields.ts';
import {
  checkImport,
  createImport,
  decideRows,
  describeImport,
  discardImport,
  findImport,
  runImport,
} from '#app/domain/import/import-calls.ts';
import { processImports } from '#app/domain/import/import.server.ts';
import { type ImportJob, importBucket, isWorked } from '#app/domain/import/import.ts';
import type { Table } from '#app/domain/import/read/read-table.ts';
import { ImportError } from '#app/domain/import/read/source.ts';
import { stageTable } from '#app/domain/import/stage-table.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { ColumnNames } from './choose-mapping.ts';

/** What the storage of the screen takes; a larger file is not kept, so that its columns cannot be changed there. */
const maxStoredBytes = 52_428_800;

type JobInput = {
  /** Of the service role. */
  db: Db;
  file: string;
  fileName: string;
};

/** Creates the import of a file, as the screen does, and keeps the file with it. */
export async function createJob({ db, file, fileName }: JobInput): Promise<ImportJob> {
  const bytes = statSync(file).size;
  const id = await createImport({ db }, { fileName, bytes });
  if (bytes <= maxStoredBytes) {
    const { error } = await db.storage.from(importBucket).upload(id, await openAsBlob(file));
    if (error) throw error;
  }
  return getJob(db, id);
}

/** Deletes an import that has not begun. */
export async function discardJob(db: Db, { id }: ImportJob): Promise<void> {
  await discardImport({ db }, id);
}

/**
 * Returns what was chosen for a source the last time; a column that its file no longer has is guessed
 * anew. Fields that had no column stay without one.
 */
export function findSavedColumns(
  { sources }: Pick<ImportJob, 'sources'>,
  source: string | null,
  header: readonly string[],
): ColumnNames {
  const saved = sources.find(({ name }) => name === source)?.columns.fields;
  if (saved === undefined) return {};
  const known = importFields
    .map((field) => [field, saved[field] ?? ''] as const)
    .filter(([, column]) => column === '' || header.includes(column));
  return Object.fromEntries(known);
}

type StageInput = {
  db: Db;
  job: ImportJob;
  table: Table;
  columns: ColumnNames;
  /** Values of all rows. */
  constants: Constants;
  source: string | null;
  /** Slug of the category that all rows get; null to guess it row by row. */
  category: string | null;
  onProgress: (rows: number) => void;
};

/** Parses the rows of a file and stages them under its import. */
export async function stageJob(input: StageInput): Promise<void> {
  const { db, job, table, columns, constants, source, category, onProgress } = input;
  const key = job.sources.find(({ name }) => name === source)?.columns.key ?? [];
  const chosen = { fields: columns, key, constants };
  await describeImport(
    { db },
    { id: job.id, source, settings: { reading: table.reading, columns: chosen } },
  );
  const isTaken = await stageTable({ db }, { job, table, columns: chosen, category, onProgress });
  if (!isTaken) throw new ImportError(closed);
}

const closed = 'The import was changed or discarded on the screen.';
const waitMs = 500;

type RunInput = {
  db: Db;
  id: string;
  /** Whether to check only; an admin can continue on the screen. */
  dryRun: boolean;
  /** Whether rows that would be held for review are imported, too. */
  withHeld: boolean;
  onProgress: (job: ImportJob) => void;
};

/** Checks or runs a staged import to its end. */
export async function runJob({
  db,
  id,
  dryRun,
  withHeld,
  onProgress,
}: RunInput): Promise<ImportJob> {
  const started = await (dryRun ? checkImport : runImport)({ db }, id);
  if (!started.ok) throw new ImportError(closed);
  let job = await getJob(db, id);
  while (isWorked(job)) {
    const { position } = job;
    await processImports({ db, forMs: 2_000 });
    job = await getJob(db, id);
    // Another worker is at it.
    if (job.position === position && isWorked(job)) await wait(waitMs);
    onProgress(job);
  }
  if (job.state === 'failed') {
    throw new ImportError(
      `The database could not continue (${job.failure}); what was added stays.`,
    );
  }
  if (!withHeld || dryRun) return job;
  await decideRows({ db }, { id, decision: 'import', kind: 'held' });
  return getJob(db, id);
}

async function getJob(db: Db, id: string): Promise<ImportJob> {
  const job = await findImport({ db }, id);
  if (job === null) throw new ImportError(closed);
  return job;
}
