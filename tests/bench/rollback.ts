import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nameColumns } from '#app/domain/import/fields.ts';
import {
  checkImport,
  createImport,
  describeImport,
  findImport,
  rollBackImport,
  runImport,
} from '#app/domain/import/import-calls.ts';
import { importBucket, type ImportJob } from '#app/domain/import/import.ts';
import { openTable } from '#app/routes/admin/imports/engine/open-table.client.ts';
import { stageImport } from '#app/routes/admin/imports/engine/stage-import.client.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { findDifferences, type Snapshot, takeSnapshot } from '../support/take-snapshot.ts';
import { startProduct } from './killable-product.ts';
import { writeDirectoryFile } from './write-directory-file.ts';

/** How far a job is when everything is killed. */
const killedAtShare = 0.5;

/**
 * A file of so many businesses is imported into the seeded directory as the screen does it, and taken back; in the
 * middle of each all processes are killed, and the job must go on by itself. Then every table must be as it was.
 */
export async function benchRollback(rows = 50_000): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mainstreet-rollback-'));
  const product = await startProduct(dataDir);
  const phases: { phase: string; seconds: number }[] = [];
  const time = async <Result>(phase: string, work: () => Promise<Result>) => {
    const from = performance.now();
    const result = await work();
    phases.push({ phase, seconds: Math.round((performance.now() - from) / 100) / 10 });
    return result;
  };
  try {
    const before = await settle(() => takeSnapshot(product.database()));
    const db = await product.signIn('admin');
    const id = await time('the file is read and staged', () => stage(db, rows));
    await time('compared', async () => {
      await must(checkImport({ db }, id));
      await until(db, id, (job) => job.state === 'checked');
    });
    const half = Math.floor(rows * killedAtShare);
    await time('imported until the kill', async () => {
      await must(runImport({ db }, id));
      await until(db, id, (job) => job.position >= half);
    });
    await time('killed with -9 and started', () => product.killAndStart());
    const done = await time('imported to the end', () =>
      until(db, id, (job) => job.state === 'done'),
    );
    console.log(`\n${rows} rows: ${JSON.stringify(done.counts)}`);
    const imported = findDifferences(before, await takeSnapshot(product.database()));
    console.log(`Rows of tables that the import changed or added: ${imported.length}`);
    const page = await product.signIn('admin');
    await time('rolled back until the kill', async () => {
      await must(rollBackImport({ db: page }, id));
      await until(page, id, (job) => countRolledBack(job) >= half);
    });
    await time('killed with -9 and started again', () => product.killAndStart());
    const back = await time('rolled back to the end', () =>
      until(page, id, (job) => job.state === 'rolled_back'),
    );
    console.log(`Taken back: ${JSON.stringify(back.rollback_counts)}`);
    const after = await takeSnapshot(product.database());
    console.table(phases);
    report(before, after);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function stage(db: Db, rows: number): Promise<string> {
  const file = new Blob([writeDirectoryFile(rows)], { type: 'application/octet-stream' });
  const fileName = 'directory.csv';
  const id = await createImport({ db }, { fileName, bytes: file.size });
  const { error } = await db.storage.from(importBucket).upload(id, file);
  if (error) throw error;
  const { header, reading, guess } = await openTable(db, { id, fileName });
  const columns = { fields: nameColumns(header, guess.mapping), key: ['License'] };
  await describeImport({ db }, { id, source: 'bench', settings: { reading, columns } });
  const signal = new AbortController().signal;
  const job = await get(db, id);
  await stageImport(db, { job, columns, signal, onProgress: () => undefined });
  return id;
}

async function get(db: Db, id: string): Promise<ImportJob> {
  const job = await findImport({ db }, id);
  if (job === null) throw new Error('The import is gone');
  if (job.state === 'failed') throw new Error(`The import failed: ${job.failure}`);
  return job;
}

/** Looks every second; nobody else asks for anything, so the job goes on by the clock alone. */
async function until(db: Db, id: string, is: (job: ImportJob) => boolean): Promise<ImportJob> {
  for (;;) {
    const job = await get(db, id);
    if (is(job)) return job;
    await sleep(1_000);
  }
}

async function must(outcome: Promise<{ ok: boolean }>): Promise<void> {
  if (!(await outcome).ok) throw new Error('The import is in another state');
}

function countRolledBack({ rollback_counts: counts }: ImportJob): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** What the seed left to the clock (mails that wait, say) is done first: until two looks are the same. */
async function settle(look: () => Promise<Snapshot>): Promise<Snapshot> {
  let seen = await look();
  for (;;) {
    await sleep(3_000);
    const next = await look();
    if (findDifferences(seen, next).length === 0) return next;
    seen = next;
  }
}

function report(before: Snapshot, after: Snapshot): void {
  const tables = Object.keys(before).length;
  const rows = Object.values(before).reduce((sum, table) => sum + table.length, 0);
  const differences = findDifferences(before, after);
  for (const difference of differences.slice(0, 20)) console.log(difference.slice(0, 400));
  if (differences.length > 0) throw new Error(`${differences.length} rows are not as before`);
  console.log(`${tables} tables with ${rows} rows are as before`);
}
