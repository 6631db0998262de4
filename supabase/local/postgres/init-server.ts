import { spawnSync } from 'node:child_process';
import { StartError } from '../errors.ts';
import type { PostgresBinaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

type InitOptions = {
  binaries: PostgresBinaries;
  runAs: RunAs;
  /** An empty folder owned by the user that runs PostgreSQL. */
  folder: string;
  /** Contains the superuser's password. */
  passwordFile: string;
  isDurable: boolean;
};

/**
 * Creates a data folder whose superuser is `supabase_admin`.
 * @throws StartError with initdb's last output
 */
export function initServer(options: InitOptions): void {
  const { binaries, runAs, folder, passwordFile, isDurable } = options;
  const { prefix, uid, gid } = runAs;
  const [command = '', ...args] = [
    ...prefix,
    binaries.initdb,
    `--pgdata=${folder}`,
    '--username=supabase_admin',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--set=timezone=UTC',
    '--set=search_path="$user", public, extensions',
    ...(isDurable ? [] : ['--no-sync']),
  ];
  const { status, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(uid !== undefined && { uid }),
    ...(gid !== undefined && { gid }),
  });
  if (status === 0) return;
  throw new StartError(`initdb failed: ${stderr?.trim().split('\n').at(-1) ?? String(error)}`);
}
