import { existsSync, mkdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { codeOf, StartError } from './errors.ts';
import { openPGlite } from './pglite.ts';

const minimumFreeBytes = 16 * 1024 * 1024;

/**
 * Opens the database kept in `<dataDir>/database`. A new one is built beside it and renamed when
 * it is complete, so that an interrupted first start leaves nothing that looks finished.
 * @param build fills a new database
 * @throws StartError when the folder is damaged or the disk is full
 */
export async function openDataFolder(
  dataDir: string,
  build: (db: PGlite) => Promise<void>,
): Promise<{ db: PGlite; isNew: boolean }> {
  const folder = join(dataDir, 'database');
  const isNew = !existsSync(folder);
  try {
    if (isNew) await buildBeside(folder, build);
    return { db: await openExisting(folder), isNew };
  } catch (error) {
    // Explained first: removing what was unfinished may free a full disk.
    const explained = explainFailure({ error, dataDir });
    rmSync(unfinishedOf(folder), { recursive: true, force: true });
    throw explained;
  }
}

/** Turns a failure of the file system into a sentence; anything else is returned as it came. */
export function explainFailure({ error, dataDir }: { error: unknown; dataDir: string }): unknown {
  if (isDiskFull({ error, dataDir })) {
    return new StartError(
      `The disk is full, so the data folder ${dataDir} cannot be written; free some space and start again.`,
      { cause: error },
    );
  }
  const code = codeOf(error);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR') {
    return new StartError(
      `The data folder ${dataDir} cannot be written (${code}); set DATA_DIR to a folder that can.`,
      { cause: error },
    );
  }
  return error;
}

async function buildBeside(folder: string, build: (db: PGlite) => Promise<void>): Promise<void> {
  const unfinished = unfinishedOf(folder);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const db = await openPGlite({ dataDir: unfinished });
  try {
    await build(db);
    await db.exec('checkpoint');
  } finally {
    await db.close();
  }
  renameSync(unfinished, folder);
}

function unfinishedOf(folder: string): string {
  return `${folder}.new`;
}

async function openExisting(folder: string): Promise<PGlite> {
  // PGlite would put a new, empty database over a folder that has lost this file.
  if (!existsSync(join(folder, 'PG_VERSION'))) throw broken(folder);
  try {
    const db = await openPGlite({ dataDir: folder });
    await db.query('select count(*) from supabase_migrations.schema_migrations');
    return db;
  } catch (error) {
    throw broken(folder, error);
  }
}

function broken(folder: string, cause?: unknown): StartError {
  return new StartError(
    `The database in ${folder} is damaged or from another version; delete or move that folder and start again to get a fresh one.`,
    { cause },
  );
}

function isDiskFull({ error, dataDir }: { error: unknown; dataDir: string }): boolean {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return true;
  // PostgreSQL in WASM may die without a code when a write fails, so ask the disk itself.
  try {
    const disk = statfsSync(dataDir);
    return disk.bavail * disk.bsize < minimumFreeBytes;
  } catch {
    return false;
  }
}
