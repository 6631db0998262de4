import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
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
    endTimeoutMs: 60_000,
    log: () => undefined,
  });
  onTestFinished(stop);
  await expect.poll(() => launches.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(5);
  const pauses = launches.slice(1, 5).map((at, index) => at - (launches[index] ?? 0));
  const least = [100, 200, 400, 800];
  // A timer may be a little early.
  expect(pauses.every((pause, index) => pause > (least[index] ?? 0) - 5)).toBe(true);
});

test('a program that ignores its end signal is killed, and the log says so', async () => {
  const lines: string[] = [];
  const { current, stop } = await supervise({
    name: 'Mule',
    launch: async () => {
      const script =
        "process.on('SIGTERM', () => {}); console.log('ready'); setInterval(() => {}, 1e6)";
      const child = spawn(process.execPath, ['-e', script], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      await once(child.stdout, 'data');
      return child;
    },
    endSignal: 'SIGTERM',
    endTimeoutMs: 60_000,
    log: (line) => lines.push(line),
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(60_000);
  await stopped;
  expect(current().signalCode).toBe('SIGKILL');
  expect(lines).toEqual(['Mule did not end within 60 s; killing it']);
});
