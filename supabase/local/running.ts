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
 * Writes into a data folder where its backend answers, for commands that look for it.
 * @returns a function that takes it back
 */
export function announce(dataDir: string, addresses: Addresses): () => void {
  const file = join(dataDir, fileName);
  const running: Running = { pid: process.pid, ...addresses };
  // The file of a killed process may be there, and keep its mode.
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/**
 * The address of the backend that runs on a data folder, or null when none does.
 * @throws StartError when one is about to start or to stop, or works for one command alone
 */
export function findRunning(dataDir: string): string | null {
  const holder = findHolder(dataDir);
  if (holder === null) return null;
  const running = read(join(dataDir, fileName));
  // A process that was killed leaves its announcement behind.
  if (running?.pid === holder) return running.url;
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
