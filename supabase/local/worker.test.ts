import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveWorker } from './worker.ts';

/** A build of a Worker with this code. */
function writeBuild(code: string): string {
  const buildDir = mkdtempSync(join(tmpdir(), 'mainstreet-worker-'));
  onTestFinished(() => rmSync(buildDir, { recursive: true }));
  const config = { name: 'mainstreet', main: 'index.js', compatibility_date: '2026-01-01' };
  mkdirSync(join(buildDir, 'server'));
  writeFileSync(join(buildDir, 'server', 'wrangler.json'), JSON.stringify(config));
  writeFileSync(join(buildDir, 'server', 'index.js'), code);
  return buildDir;
}

test('a schedule ends that writes more to the log than its pipe holds', async () => {
  let lines = 0;
  const worker = await serveWorker({
    buildDir: writeBuild(`export default {
      scheduled() {
        for (let line = 0; line < 5_000; line += 1) console.log('x'.repeat(100));
      },
    };`),
    port: 0,
    variables: {},
    persistDir: null,
    onLog: () => (lines += 1),
  });
  onTestFinished(worker.stop);
  expect(await worker.runCron('* * * * *')).toEqual({ outcome: 'ok' });
  await expect.poll(() => lines).toBe(5_000);
});

test('a patient Worker waits ten times as long for what it calls', async () => {
  const buildDir = writeBuild(`export default {
    async fetch() {
      const late = new Promise((resolve) => setTimeout(resolve, 500, 'answered'));
      const limit = AbortSignal.timeout(100);
      const ended = new Promise((resolve) => limit.addEventListener('abort', () => resolve('gave up')));
      return new Response(await Promise.race([late, ended]));
    },
  };`);
  const options = { buildDir, port: 0, variables: {}, persistDir: null, onLog: () => undefined };
  for (const [isPatient, outcome] of [
    [false, 'gave up'],
    [true, 'answered'],
  ] as const) {
    const worker = await serveWorker({ ...options, isPatient });
    onTestFinished(worker.stop);
    expect(await (await fetch(worker.url)).text()).toBe(outcome);
  }
});
