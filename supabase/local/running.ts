import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './errors.ts';
import { findHolder } from './folder-lock.ts';

type Addresses = {
  url: string;
  /** For psql and the Supabase CLI, as the role `postgres`. */
  databaseUrl: string;
};
type Running = Addresses & { pid: number };

const fileName = 'running.json';

/**
 * Writes the backend's addresses into its data folder, for commands that look for it.
 * @returns a function that removes them
 */
export function announce(dataDir: string, addresses: Addresses): () => void {
  const file = join(dataDir, fileName);
  const running: Running = { pid: process.pid, ...addresses };
  // A killed process may have left the file, with its mode.
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/**
 * Returns the addresses of the backend running on a data folder, or null when none is.
 * @throws StartError when one is starting, stopping or belongs to a single command
 */
export function findRunning(dataDir: string): Addresses | null {
  const holder = findHolder(dataDir);
  if (holder === null) return null;
  const running = read(join(dataDir, fileName));
  // A killed process leaves its file behind.
  if (running?.pid === holder) return running;
  throw new StartError(
    `The backend of ${dataDir} is just starting or stopping, or works for another command alone; run this again in a moment.`,
  );
}

function read(file: string): Running | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Running;
  } catch {
    return null;
  }
}
