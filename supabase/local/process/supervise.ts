import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EndSignal, hasEnded } from './lifeline.ts';

export type Supervised = {
  /** Returns the program that currently runs. */
  current: () => ChildProcess;
  stop: () => Promise<void>;
};

type SuperviseOptions = {
  name: string;
  /** Starts the program and waits until it is ready; a first start that throws fails. */
  launch: () => Promise<ChildProcess>;
  endSignal: EndSignal;
  /** How long it may take to end after the signal; then it is killed. */
  endTimeoutMs: number;
  log: (line: string) => void;
};

const firstPauseMs = 100;
const longestPauseMs = 10_000;
/**
 * A program that ran at least this long was healthy: its next end does not count as a repeated
 * failure.
 */
const steadyMs = 10_000;

/** Keeps a program running: restarts it after an unexpected end, with growing delays. */
export async function supervise(options: SuperviseOptions): Promise<Supervised> {
  const { name, launch, endSignal, endTimeoutMs, log } = options;
  const stopping = new AbortController();
  let child = await launch();
  let launchedAt = performance.now();
  let pauseMs = firstPauseMs;
  let revival: Promise<void> = Promise.resolve();
  watch();

  function watch(): void {
    if (hasEnded(child)) begin();
    else child.once('exit', begin);
  }

  function begin(): void {
    if (!stopping.signal.aborted) revival = revive();
  }

  async function revive(): Promise<void> {
    const endedAt = performance.now();
    log(
      `${name} ended unasked (${child.signalCode ?? `code ${child.exitCode}`}); starting it again`,
    );
    if (endedAt - launchedAt > steadyMs) pauseMs = firstPauseMs;
    for (;;) {
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      if (stopping.signal.aborted) return;
      try {
        child = await launch();
        launchedAt = performance.now();
        break;
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
    }
    log(`${name} is back after ${((performance.now() - endedAt) / 1000).toFixed(1)} s`);
    watch();
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await revival;
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill(endSignal);
    const timer = setTimeout(() => {
      log(`${name} did not end within ${endTimeoutMs / 1000} s; killing it`);
      child.kill('SIGKILL');
    }, endTimeoutMs);
    await ended;
    clearTimeout(timer);
  }
  return { current: () => child, stop };
}
