import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBrowser } from './browser.ts';

export type UnwatchedBrowser = {
  /** Of its DevTools protocol. */
  port: number;
  /** Opens a tab; it is closed by the function that comes back. */
  open: (url: string) => Promise<() => Promise<void>>;
  stop: () => Promise<void>;
};

const startTimeoutMs = 15_000;

/**
 * A browser in which nobody looks at the tabs: Chromium neither prerenders pages that a debugger,
 * Playwright's too, is attached to, nor keeps them for the way back.
 * @param more flags beside those of every browser here
 */
export async function startUnwatchedBrowser(more: string[] = []): Promise<UnwatchedBrowser> {
  const { executablePath = '', args = [] } = await findBrowser();
  const profile = await mkdtemp(join(tmpdir(), 'mainstreet-browser-'));
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(executablePath, [...args, ...flags, ...more, 'about:blank'], {
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  const port = await readPort(join(profile, 'DevToolsActivePort'));
  const address = `http://127.0.0.1:${port}`;
  return {
    port,
    async open(url) {
      const answer = await fetch(`${address}/json/new?${encodeURIComponent(url)}`, {
        method: 'PUT',
      });
      const { id } = await answer.json<{ id: string }>();
      return async () => {
        await (await fetch(`${address}/json/close/${id}`)).text();
      };
    },
    async stop() {
      child.kill();
      await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function readPort(file: string): Promise<number> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const [port] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (port) return Number(port);
    await sleep(50);
  }
  throw new Error('The browser did not start');
}
