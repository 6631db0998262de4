import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { supervise } from './supervise.ts';

test('a program that starts well and dies at once is started again with growing pauses', async () => {
  const launches: number[] = [];
  const { stop } = await supervise({
    name: 'Mayfly',
    launch: async () => {
      launches.push(performance.now());
      return spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    },
    endSignal: 'SIGTERM',
    log: () => undefined,
  });
  onTestFinished(stop);
  await expect.poll(() => launches.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(5);
  const pauses = launches.slice(1, 5).map((at, index) => at - (launches[index] ?? 0));
  const least = [100, 200, 400, 800];
  // A timer may be a little early.
  expect(pauses.every((pause, index) => pause > (least[index] ?? 0) - 5)).toBe(true);
});
