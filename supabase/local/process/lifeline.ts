import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';

/** How a process is asked to end; PostgreSQL shuts down cleanly at SIGINT. */
export type EndSignal = 'SIGINT' | 'SIGTERM';

export type KeptProcess = {
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  endSignal: EndSignal;
  /** Where its two outputs go. */
  output: 'pipe' | number;
  uid?: number | undefined;
  gid?: number | undefined;
};

const isWindows = process.platform === 'win32';

/**
 * A guard reads from the pipe on descriptor 3, which ends when this process is gone, however it
 * went; then it ends the program. The guard is nobody's child, since PostgreSQL takes the death of
 * a child that it does not know for a crash.
 */
const script = `(
  (cat <&3; kill -"$0" $$) </dev/null >/dev/null 2>&1 &
)
exec 3<&-
exec "$@"`;

/**
 * Starts a program that ends when this process does, also when that was killed. It has a session of
 * its own, so that Ctrl-C reaches this process alone, which ends its parts in order.
 * On Windows nothing watches over it.
 */
export function spawnKept(options: KeptProcess): ChildProcess {
  const { command, args, env = process.env, endSignal, output, uid, gid } = options;
  const user = { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) };
  if (isWindows) return spawn(command, args, { env, stdio: ['ignore', output, output] });

  const stdio: StdioOptions = ['ignore', output, output, 'pipe'];
  const shellArgs = ['-c', script, endSignal.replace('SIG', ''), command, ...args];
  const child = spawn('/bin/sh', shellArgs, { env, stdio, detached: true, ...user });
  const lifeline = child.stdio[3];
  lifeline?.on('error', () => {});
  // The guard holds the other end, so nobody else closes it.
  child.once('exit', () => lifeline?.destroy());
  return child;
}

/** Whether a program is over. */
export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
