import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, StartError } from './errors.ts';

const locked = new Set<string>();

/**
 * Locks a data folder for this process; PostgreSQL's files do not survive two writers. Takes over
 * the lock of a process that has ended.
 * @returns a function that releases the folder
 * @throws StartError when a running process holds the folder
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  if (locked.has(file)) throw inUse(folder);

  const owner = readOwner(file);
  if (owner !== null && isRunning(owner)) throw inUse(folder);
  if (owner !== null) removeStale({ folder, file, owner });

  try {
    writeFileSync(file, describeProcess(process.pid), { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw inUse(folder);
    throw error;
  }
  locked.add(file);
  return () => {
    locked.delete(file);
    rmSync(file, { force: true });
  };
}

/** Returns the id of the process that holds a folder, or null. */
export function findHolder(folder: string): number | null {
  const owner = readOwner(join(folder, 'lock'));
  return owner !== null && isRunning(owner) ? Number.parseInt(owner, 10) : null;
}

/** Whether this or another running process holds a folder. */
export function isHeld(folder: string): boolean {
  return (
    readOwner(join(folder, 'lock')) === describeProcess(process.pid) || findHolder(folder) !== null
  );
}

function readOwner(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Two processes may find the same stale lock at once: renames it, then checks what was renamed. */
function removeStale({ folder, file, owner }: { folder: string; file: string; owner: string }) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    throw inUse(folder);
  }
  const isOurs = readOwner(aside) === owner;
  if (!isOurs) linkSync(aside, file);
  rmSync(aside, { force: true });
  if (!isOurs) throw inUse(folder);
}

function isRunning(owner: string): boolean {
  const pid = Number.parseInt(owner, 10);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  return describeProcess(pid) === owner;
}

/**
 * Identifies a process. Process ids are reused, in containers quickly, so on Linux the start time
 * is included. An ended process stays listed until its parent waits for it, which in a container
 * may never happen.
 */
function describeProcess(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? `${pid} is over` : `${pid} ${fields[19]}`;
  } catch {
    return String(pid);
  }
}

function inUse(folder: string): StartError {
  return new StartError(
    `The data folder ${folder} is in use by another running process; stop that one first or set DATA_DIR to another folder.`,
  );
}
