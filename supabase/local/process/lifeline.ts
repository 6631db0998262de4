import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';

/** The signal that ends a process; PostgreSQL shuts down cleanly at SIGINT. */
export type EndSignal = 'SIGINT' | 'SIGTERM';

export type SupervisedProcess = {
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  endSignal: EndSignal;
  /** The destination of stdout and stderr. */
  output: 'pipe' | number;
  uid?: number | undefined;
  gid?: number | undefined;
};

const isWindows = process.platform === 'win32';

/**
 * A guard reads from the pipe on descriptor 3, which closes when this process ends for any reason;
 * then it ends the program. The guard is detached from the program, because PostgreSQL treats the
 * death of an unknown child as a crash.
 */
const script = `(
  (cat <&3; kill -"$0" $$) </dev/null >/dev/null 2>&1 &
)
exec 3<&-
exec "$@"`;

/**
 * Starts a program that ends with this process, even when this process is killed. It runs in its
 * own session, so that Ctrl-C reaches only this process, which ends its parts in order. Windows has
 * no guard.
 */
export function spawnSupervised(options: SupervisedProcess): ChildProcess {
  const { command, args, env = process.env, endSignal, output, uid, gid } = options;
  const user = { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) };
  if (isWindows) return spawn(command, args, { env, stdio: ['ignore', output, output] });

  const stdio: StdioOptions = ['ignore', output, output, 'pipe'];
  const shellArgs = ['-c', script, endSignal.replace('SIG', ''), command, ...args];
  const child = spawn('/bin/sh', shellArgs, { env, stdio, detached: true, ...user });
  const lifeline = child.stdio[3];
  lifeline?.on('error', () => {});
  // The guard holds the other end, so nothing else closes it.
  child.once('exit', () => lifeline?.destroy());
  return child;
}

/** Whether a program has ended. */
export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
