import { spawnSync } from 'node:child_process';
import { lchownSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors.ts';
import type { PostgresBinaries } from './binaries.ts';

/** How to run PostgreSQL's programs, which refuse to run as root. */
export type RunAs = {
  /** The wrapper program with its arguments, if any. */
  prefix: string[];
  uid: number | undefined;
  gid: number | undefined;
};

const oneself: RunAs = { prefix: [], uid: undefined, gid: undefined };

/**
 * Root mapped to another id: keeps access to its files, also below /root. Needs user namespaces.
 */
const renamed: RunAs = {
  prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000'],
  uid: undefined,
  gid: undefined,
};

/** The user `nobody`, who must have access to programs and data. */
const nobody: RunAs = { prefix: [], uid: 65_534, gid: 65_534 };

type Choice = { binaries: PostgresBinaries; folder: string };

/**
 * Chooses the user that runs PostgreSQL, and makes it the owner of `folder`.
 * @throws StartError when root has no way to run it
 */
export function chooseRunAs({ binaries, folder }: Choice): RunAs {
  if (process.getuid?.() !== 0) return oneself;
  // The present owner comes first: a change of owner touches a thousand files.
  const isNobodys = lstatSync(folder).uid === nobody.uid;
  for (const runAs of isNobodys ? [nobody, renamed] : [renamed, nobody]) {
    if (!canRun({ runAs, binaries, folder })) continue;
    giveTo(folder, runAs);
    return runAs;
  }
  throw new StartError(
    `PostgreSQL may not run as root, and here neither a user namespace nor the user "nobody" can reach ${folder} and ${binaries.postgres}; run this as another user, or set DATA_DIR to a folder (and keep the checkout in one) that everybody may enter.`,
  );
}

/** Makes the user that runs PostgreSQL the owner of a file, or of a folder with its contents. */
export function giveTo(path: string, runAs: RunAs): void {
  if (process.getuid?.() !== 0) return;
  const [user, group] = [runAs.uid ?? 0, runAs.gid ?? 0];
  const found = lstatSync(path);
  if (found.uid === user) return;
  if (found.isDirectory()) {
    for (const name of readdirSync(path)) giveTo(join(path, name), runAs);
  }
  // Last, so that the next start completes an interrupted change.
  lchownSync(path, user, group);
}

/** Tries it with an empty folder next to the real one, which may still belong to another user. */
function canRun({ runAs, binaries, folder }: Choice & { runAs: RunAs }): boolean {
  const empty = mkdtempSync(`${folder}.probe-`);
  try {
    giveTo(empty, runAs);
    return canWrite({ runAs, binaries, folder: empty });
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
}

function canWrite({ runAs, binaries, folder }: Choice & { runAs: RunAs }): boolean {
  const probe = ['/bin/sh', '-c', '"$0" --version && test -w "$1"', binaries.postgres, folder];
  const [command = '', ...args] = [...runAs.prefix, ...probe];
  const { uid, gid } = runAs;
  const user = { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) };
  return spawnSync(command, args, { stdio: 'ignore', ...user }).status === 0;
}
