import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isHeld } from '../folder-lock.ts';

const memory = '/dev/shm';
/** Several times what the databases of a run of tests and their write-ahead log take. */
const neededBytes = 4 * 1024 ** 3;
const prefix = 'mainstreet-postgres-';

/**
 * Makes a data folder that its caller removes: in memory if asked to and there is room (Linux). Copying a database of
 * 75 MB takes 0.1 s of processor time there, and 0.4 on ext4.
 */
export function makeTemporaryFolder(isInMemory: boolean): string {
  if (isInMemory) removeLeftOnes();
  const folder = mkdtempSync(join(isInMemory && hasRoom() ? memory : tmpdir(), prefix));
  // The user that runs PostgreSQL must be able to traverse it; PostgreSQL's own folder is closed.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) >= neededBytes;
}

/** Of runs that were killed: nothing else gives their memory back. Tests leave a folder without its process for a while. */
function removeLeftOnes(): void {
  if (!existsSync(memory)) return;
  const anHourAgo = Date.now() - 3_600_000;
  for (const name of readdirSync(memory).filter((one) => one.startsWith(prefix))) {
    const folder = join(memory, name);
    const madeAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (madeAt < anHourAgo && !isHeld(folder)) rmSync(folder, { recursive: true, force: true });
  }
}
