import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../supabase/local/environment.ts';

/** What depends on how fast a machine is, and what to write instead. */
const rules = [
  {
    pattern: /waitForTimeout\(/,
    instead: 'wait for what the screen shows, use `settled`, or move `page.clock`',
  },
  { pattern: /networkidle/, instead: 'use `settled` of e2e/test.ts' },
  { pattern: /timers\/promises/, instead: 'wait for what shall come' },
  { pattern: /await new Promise\([^;]*setTimeout\(/, instead: 'wait for what shall come' },
  {
    pattern: /(?:performance|Date)\.now\(\) - \w*(?:begun|[sS]tart|At\b)/,
    instead: 'measure time in tests/bench, or use fake timers',
  },
  {
    // Shorter than the runners' own; within `toPass` it is tried again.
    pattern: /\btimeout: (?:\d{1,4}|1?\d_\d{3})\b(?![^;]*;\s*\}\)\.toPass\()/,
    instead: 'leave the time limit to the configuration',
  },
  {
    // A second, unless it is given another.
    pattern: /\bvi\.waitFor\(/,
    instead: 'use `expect.poll`',
  },
  {
    // Below a minute, for real code.
    pattern: /(?:[tT]imeoutMs: |AbortSignal\.timeout\()(?:\d{1,4}|[1-5]?\d_\d{3})\b/,
    instead: 'let the test end the call, or use fake timers',
  },
];

/** Who has to, and why. */
const exceptions: Record<string, string> = {
  'app/services/kv/with-kv-timeout.test.ts': 'its timers are fake',
  'supabase/local/worker.test.ts': 'two timers of one Worker, of which the shorter one ends first',
  'supabase/local/rest.test.ts': 'a transaction that others have to wait for',
  'tests/e2e/proxy.ts': 'a server that is slow',
  'tests/e2e/prerender.spec.ts': 'a page that is prepared some seconds before it is opened',
  'tests/e2e/test.ts': 'an idle callback that Chromium may lose',
  'tests/worker/outages.test.ts': 'a KV that does not answer',
  'tests/worker/slow-kv.test.ts': 'a KV that answers late',
};

const files = [
  ...globSync('{app,functions,supabase,workers}/**/*.{test,contract}.{ts,tsx}', { cwd: root }),
  ...globSync('tests/{database,e2e,properties,worker}/**/*.ts', { cwd: root }),
].filter((file) => file !== 'tests/properties/steady-tests.test.ts');

/** What a text has of it, with what to write instead. */
function findFaults(text: string): string[] {
  return rules.flatMap(({ pattern, instead }) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`${found.split('\n')[0]}: ${instead}`];
  });
}

test.each([
  'await page.waitForTimeout(500);',
  `await page.waitForLoadState('networkidle');`,
  `import { setTimeout as sleep } from 'node:timers/promises';`,
  'await new Promise((resolve) => setTimeout(resolve, 250));',
  'expect(performance.now() - startedAt).toBeLessThan(50);',
  'expect(Date.now() - begun).toBeGreaterThan(3_900);',
  'await expect(toast(page)).toBeVisible({ timeout: 15_000 });',
  'await expect(toast(page)).toBeVisible({ timeout: 500 });',
  'createResilientFetch({ timeoutMs: 1_000 });',
  'serve({ endTimeoutMs: 200 });',
  'await vi.waitFor(() => expect(received).toHaveLength(1));',
  'const signal = AbortSignal.timeout(100);',
])('a test may not depend on the speed of a machine: %s', (text) => {
  expect(findFaults(text)).toHaveLength(1);
});

test.each([
  'await expect(toast(page)).toBeVisible({ timeout: 60_000 });',
  'findUserId({ db }, { token, timeoutMs: 60_000 });',
  `await expect(async () => {
    await page.goto('/');
    await expect(toast(page)).toBeVisible({ timeout: 500 });
  }).toPass();`,
])('but may do this: %s', (text) => {
  expect(findFaults(text)).toEqual([]);
});

test('no test depends on the speed of a machine, but those with a reason', () => {
  const faults = files.flatMap((file) =>
    findFaults(readFileSync(join(root, file), 'utf8')).map((fault) => ({ file, fault })),
  );
  expect(faults.filter(({ file }) => exceptions[file] === undefined)).toEqual([]);
  const found = new Set(faults.map(({ file }) => file));
  expect(Object.keys(exceptions).filter((file) => !found.has(file))).toEqual([]);
});
