import { relative } from 'node:path';
import { root } from '../../supabase/local/environment.ts';

/** A file of tests: how many it has, and the milliseconds that they took together. */
export type TimedFile = { path: string; tests: number; ms: number };

/** Part of vitest's JSON report. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; startTime: number; endTime: number; assertionResults: unknown[] }[];
};

type Suite = {
  file: string;
  suites?: Suite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
};

/** Part of Playwright's JSON report. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
};

export function timeVitest({ testResults }: VitestReport): TimedFile[] {
  return testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    path: relative(root, name),
    tests: assertionResults.length,
    ms: endTime - startTime,
  }));
}

export function timePlaywright({ suites }: PlaywrightReport): TimedFile[] {
  return suites.map((suite) => {
    const durations = listDurations(suite);
    const ms = durations.reduce((sum, duration) => sum + duration, 0);
    return { path: `tests/e2e/${suite.file}`, tests: durations.length, ms };
  });
}

function listDurations({ specs, suites = [] }: Suite): number[] {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...own.map(({ duration }) => duration), ...suites.flatMap(listDurations)];
}

const kinds: [folder: string, kind: string][] = [
  ['tests/e2e/', 'browser'],
  ['tests/worker/', 'worker'],
  ['tests/database/', 'database'],
  ['supabase/local/', 'backend'],
  ['supabase/commands/', 'backend'],
];

/**
 * Prints the time of tests by kind, and the files that took longest. Times are added over what ran
 * in parallel, and do not include the start of a file's services.
 */
export function printTimes(runs: TimedFile[], slowest = 20): void {
  const files = addUp(runs);
  const byKind = new Map<string, TimedFile[]>();
  for (const file of files) {
    const kind = kinds.find(([folder]) => file.path.startsWith(folder))?.[1] ?? 'unit';
    byKind.set(kind, [...(byKind.get(kind) ?? []), file]);
  }
  console.log('\nTime in tests by kind:');
  for (const [kind, ofKind] of byKind) {
    const tests = ofKind.reduce((sum, file) => sum + file.tests, 0);
    const ms = ofKind.reduce((sum, file) => sum + file.ms, 0);
    console.log(`${inSeconds(ms)}  ${kind}: ${tests} tests in ${ofKind.length} files`);
  }
  console.log(`\nSlowest ${slowest} files:`);
  for (const { path, tests, ms } of files.toSorted((a, b) => b.ms - a.ms).slice(0, slowest)) {
    console.log(`${inSeconds(ms)}  ${path}: ${tests} tests`);
  }
}

/** A file that ran several times is listed once. */
function addUp(runs: TimedFile[]): TimedFile[] {
  const byPath = new Map<string, TimedFile>();
  for (const { path, tests, ms } of runs) {
    const before = byPath.get(path) ?? { path, tests: 0, ms: 0 };
    byPath.set(path, { path, tests: before.tests + tests, ms: before.ms + ms });
  }
  return [...byPath.values()];
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(7)} s`;
}
