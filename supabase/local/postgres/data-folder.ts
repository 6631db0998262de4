import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { codeOf, StartError } from '../errors.ts';
import { lockFolder } from '../folder-lock.ts';
import { findPostgres, type PostgresBinaries } from './binaries.ts';
import { initServer } from './init-server.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createRoles } from './roles.ts';
import { chooseRunAs, giveTo } from './run-as.ts';
import { type RunningServer, startServer } from './server.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

type OpenOptions = {
  /** Folder that keeps the data, or null for a temporary one. */
  dataDir: string | null;
  /** With dataDir null: the data folder of a stopped server to copy at the start. */
  copyOf?: string;
  /** With dataDir null: in memory, where there is room. */
  isInMemory?: boolean;
  log: (line: string) => void;
};

const minimumFreeBytes = 16 * 1024 * 1024;
/** PostgreSQL's messages about damaged files. Other failures do not mean damaged data. */
const saysDamaged =
  /incompatible|invalid|not a valid|PANIC|could not (open|read) file|control file|checkpoint/i;
const passwordsName = 'mainstreet-passwords.json';

/**
 * Serves the PostgreSQL in `<dataDir>/postgres`, creating it when it is missing.
 * @throws StartError when the folder is in use or damaged, or the disk is full
 */
export async function openServer(options: OpenOptions): Promise<RunningServer> {
  if (options.dataDir === null) return openTemporary(options);
  return open({ ...options, dataDir: options.dataDir, isDurable: true });
}

async function openTemporary(options: OpenOptions): Promise<RunningServer> {
  const dataDir = makeTemporaryFolder(options.isInMemory ?? false);
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const { copyOf } = options;
    if (copyOf !== undefined) {
      cpSync(join(copyOf, 'postgres'), join(dataDir, 'postgres'), { recursive: true });
    }
    const server = await open({ ...options, dataDir, isDurable: false });
    return { ...server, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

type DataFolder = OpenOptions & { dataDir: string; isDurable: boolean };

async function open({ dataDir, isDurable, log }: DataFolder): Promise<RunningServer> {
  let unlock = () => {};
  try {
    unlock = lockFolder(dataDir);
    refuseOldDatabase(dataDir);
    const folder = join(dataDir, 'postgres');
    const binaries = findPostgres();
    if (!existsSync(folder)) init({ dataDir, folder, binaries, isDurable });
    // PostgreSQL checks the mode, which a copy of the folder may have lost.
    chmodSync(folder, 0o700);
    const runAs = chooseRunAs({ binaries, folder });
    const server = await startServer({
      binaries,
      runAs,
      folder,
      logFile: join(dataDir, 'postgres.log'),
      passwords: readPasswords(folder),
      isDurable,
      log,
    }).catch((error: unknown) => {
      throw error instanceof Error && saysDamaged.test(error.message)
        ? damaged(folder, error)
        : error;
    });
    await createRoles(server.handle).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    return { ...server, stop: () => server.stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw explainFailure({ error, dataDir });
  }
}

type InitOptions = {
  dataDir: string;
  folder: string;
  binaries: PostgresBinaries;
  isDurable: boolean;
};

/**
 * Creates it under a temporary name and renames it, so that an interrupted start leaves no folder
 * that looks complete.
 */
function init({ dataDir, folder, binaries, isDurable }: InitOptions): void {
  const fresh = `${folder}.new`;
  const passwordFile = join(dataDir, 'postgres.password');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  const runAs = chooseRunAs({ binaries, folder: fresh });
  const passwords = createPasswords();
  writeFileSync(passwordFile, passwords.supabase_admin, { mode: 0o600 });
  try {
    giveTo(passwordFile, runAs);
    initServer({ binaries, runAs, folder: fresh, passwordFile, isDurable });
    writeFileSync(join(fresh, passwordsName), JSON.stringify(passwords), { mode: 0o600 });
    renameSync(fresh, folder);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function readPasswords(folder: string): Passwords {
  try {
    return JSON.parse(readFileSync(join(folder, passwordsName), 'utf8')) as Passwords;
  } catch (error) {
    throw damaged(folder, error);
  }
}

/** Refuses PGlite's files, which are incompatible with PostgreSQL 17. */
function refuseOldDatabase(dataDir: string): void {
  const old = join(dataDir, 'database');
  if (!existsSync(join(old, 'PG_VERSION'))) return;
  throw new StartError(
    `${old} was written by PGlite, which this backend no longer uses; delete or move that folder and start again to get a fresh database.`,
  );
}

function damaged(folder: string, cause: unknown): StartError {
  const words = cause instanceof Error ? cause.message : String(cause);
  return new StartError(
    `The database in ${folder} is damaged or from another version (${words}); delete or move that folder and start again to get a fresh one.`,
    { cause },
  );
}

/** Converts a file system error to a sentence; returns other errors unchanged. */
function explainFailure({ error, dataDir }: { error: unknown; dataDir: string }): unknown {
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

function isDiskFull({ error, dataDir }: { error: unknown; dataDir: string }): boolean {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return true;
  // PostgreSQL ends without a message when its log cannot be written either.
  try {
    const disk = statfsSync(dataDir);
    return disk.bavail * disk.bsize < minimumFreeBytes;
  } catch {
    return false;
  }
}
