import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../local/environment.ts';
import { StartError } from '../../local/errors.ts';

/** The Supabase CLI, which npm downloads when it is first used. */
export const supabaseCli = ['npx', '-y', 'supabase@3'] as const;

type Ran = { code: number | null; output: string };

/** What the checks and steps call outside of this process; tests replace it. */
export type Tools = {
  /** Runs a command and returns what it printed. */
  ask: (command: readonly string[]) => Promise<Ran>;
  /** Runs a command that prints to this terminal. Throws when it fails. */
  run: (command: readonly string[]) => Promise<void>;
  fetch: typeof fetch;
};

export const tools: Tools = {
  async ask([command = '', ...given]) {
    const child = spawn(command, given, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output: Buffer.concat(output).toString() };
  },
  async run(command) {
    const [name = '', ...given] = command;
    const child = spawn(name, given, { cwd: root, stdio: 'inherit' });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new StartError(`${command.slice(0, 4).join(' ')} … ended with ${code}.`);
  },
  fetch: (input, init) => fetch(input, init),
};
