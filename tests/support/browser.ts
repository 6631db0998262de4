import { existsSync } from 'node:fs';
import chromiumFromNpm from '@sparticuz/chromium';
import { type LaunchOptions, chromium } from 'playwright';

/**
 * The browser of this machine: the one CHROMIUM_PATH names, an installed Playwright's, the one
 * inside the npm package @sparticuz/chromium, which is made for Linux on x64, or the system's.
 * The pinned one goes before the system's: it is the same for everybody, and as a headless shell
 * it is twice as fast (8 tests in 26 s; Debian's Chromium 156 takes 46).
 */
export async function findBrowser(): Promise<LaunchOptions> {
  return {
    executablePath: await findExecutable(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

async function findExecutable(): Promise<string> {
  const named = [process.env.CHROMIUM_PATH, chromium.executablePath()].find(isThere);
  if (named) return named;
  const hasPinned = process.platform === 'linux' && process.arch === 'x64';
  const ofSystem = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(isThere);
  return hasPinned || !ofSystem ? chromiumFromNpm.executablePath() : ofSystem;
}

function isThere(path: string | undefined): path is string {
  return Boolean(path) && existsSync(path ?? '');
}
