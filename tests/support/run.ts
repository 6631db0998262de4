// `npm test`: every check of the house, then one line `N passed, N failed`. `--no-browser` is
// `npm run validate`. A check counts as one; a test runner counts its tests.
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
type Step = { name: string; command: string[]; count?: (code: number) => Promise<Count> };

const scratch = await mkdtemp(join(tmpdir(), 'mainstreet-test-'));
const vitestReport = join(scratch, 'vitest.json');
const playwrightReport = join(scratch, 'playwright.json');
const build = join(scratch, 'build');
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;
process.env.TEST_BUILD = build;

/** `react-router` writes types that others read, and the build is what is deployed and tested. */
const generate: Step = { name: 'route types', command: ['react-router', 'typegen'] };
/** In the order of their length, so that no long one is left over at the end. */
const checks: Step[] = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'database types', command: ['node', 'supabase/commands/types.ts', '--check'] },
  { name: 'build', command: ['node', 'tests/support/build.ts'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'folder rule', command: ['node', 'tests/support/folder-rule.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
];
const afterBuild: Step[] = [
  {
    name: 'deployable',
    command: [
      'wrangler',
      'deploy',
      '--dry-run',
      '--config',
      join(build, 'server', 'wrangler.json'),
    ],
  },
  {
    name: 'unit, backend, database and worker tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    count: (code) => countVitest(code),
  },
];
const browser: Step = {
  name: 'browser tests',
  command: ['playwright', 'test'],
  count: (code) => countPlaywright(code),
};

const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
const timed: TimedFile[] = [];
await check(generate);
await checkSideBySide(checks);
// Each of the runners has as many workers as there are cores, and prints as it goes.
for (const step of process.argv.includes('--no-browser') ? afterBuild : [...afterBuild, browser]) {
  await check(step);
}
await rm(scratch, { recursive: true });
printTimes(timed);
if (failures.length > 0) {
  console.log(`\nFailed: ${failures.join(', ')}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function checkSideBySide(steps: Step[]): Promise<void> {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await check(step);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function check(step: Step): Promise<void> {
  const startedAt = Date.now();
  const code = await run(step);
  const count = step.count
    ? await step.count(code)
    : { passed: Number(code === 0), failed: Number(code !== 0) };
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) {
    failures.push(step.name);
  }
  console.log(`${count.failed > 0 ? '✗' : '✓'} ${step.name} (${describeTime(startedAt)})`);
}

function describeTime(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** Prints a check's output only when it fails; a test runner's as it comes. */
function run({ command: [file = '', ...args], count }: Step): Promise<number> {
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', count ? 'inherit' : 'pipe', count ? 'inherit' : 'pipe'],
    env: { ...process.env, NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false' },
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

/** A runner that died without a report, or failed outside its tests, counts as one failure more. */
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

function settle(count: Count, code: number): Count {
  const isUnexplained = count.failed === 0 && (code !== 0 || count.passed === 0);
  return isUnexplained ? { ...count, failed: 1 } : count;
}

async function readReport<T>(file: string): Promise<T | null> {
  return readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as T)
    .catch(() => null);
}
