import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../supabase/local/environment.ts';
import {
  type PlaywrightReport,
  type TimedFile,
  type VitestReport,
  printTimes,
  timePlaywright,
  timeVitest,
} from './print-times.ts';

type Count = { passed: number; failed: number };

/** A command that passes or fails; a test runner's tests are counted each by themselves. */
export type CommandStep = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  count?: (code: number) => Promise<Count>;
};

const scratch = await mkdtemp(join(tmpdir(), 'mainstreet-test-'));
const vitestReport = join(scratch, 'vitest.json');
const playwrightReport = join(scratch, 'playwright.json');
/** The build that the tests of this run share. */
export const build = join(scratch, 'build');
process.env.TEST_BUILD = build;

const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
const timed: TimedFile[] = [];

type Running = { args?: string[]; part?: 'main' | 'more' };

/** Runs vitest's tests with these arguments, all or one part of them (vitest.config.ts). */
export function vitest(name: string, { args = [], part }: Running = {}): CommandStep {
  const reporters = ['--reporter=default', '--reporter=json'];
  const output = `--outputFile.json=${vitestReport}`;
  const command = ['vitest', 'run', ...reporters, output, ...args];
  return { name, command, env: { TEST_PART: part ?? 'all' }, count: countVitest };
}

/** Runs the browser tests with these arguments, all or one part of them (playwright.config.ts). */
export function playwright(name: string, { args = [], part }: Running): CommandStep {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, TEST_PART: part ?? 'all' };
  return { name, command: ['playwright', 'test', ...args], env, count: countPlaywright };
}

/** Runs one step, and prints its output only when it fails; a test runner's as it comes. */
export async function runStep(step: CommandStep): Promise<void> {
  const startedAt = Date.now();
  const code = await spawnStep(step);
  const count = step.count
    ? await step.count(code)
    : { passed: Number(code === 0), failed: Number(code !== 0) };
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) failures.push(step.name);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${count.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds} s)`);
}

/** Runs as many steps at once as there are cores. */
export async function runSideBySide(steps: CommandStep[]): Promise<void> {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** Prints what took long, how long all took, and `N passed, N failed`; ends the process. */
export async function finish(): Promise<never> {
  await rm(scratch, { recursive: true });
  if (timed.length > 0) printTimes(timed);
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
  console.log(`\nTook ${(performance.now() / 60_000).toFixed(1)} minutes`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

function spawnStep({ command: [file = '', ...args], env, count }: CommandStep): Promise<number> {
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', count ? 'inherit' : 'pipe', count ? 'inherit' : 'pipe'],
    env: { ...process.env, NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false', ...env },
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => {
      if (code !== 0) {
        console.log(Buffer.concat(output).toString());
      }
      resolve(code ?? 1);
    });
  });
}

async function countVitest(code: number): Promise<Count> {
  const report = await readReport<VitestReport>(vitestReport);
  if (report) timed.push(...timeVitest(report));
  return settle({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, code);
}

async function countPlaywright(code: number): Promise<Count> {
  const report = await readReport<PlaywrightReport>(playwrightReport);
  if (report) timed.push(...timePlaywright(report));
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return settle({ passed: expected, failed: unexpected + flaky }, code);
}

/** A runner that died without a report, or failed outside its tests, counts as one failure more. */
function settle(count: Count, code: number): Count {
  return count.failed === 0 && code !== 0 ? { ...count, failed: 1 } : count;
}

/** Each report is read once: the next runner writes its own. */
async function readReport<T>(file: string): Promise<T | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  await rm(file, { force: true });
  return text === null ? null : (JSON.parse(text) as T);
}
