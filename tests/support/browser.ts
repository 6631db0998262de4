import { existsSync } from 'node:fs';
import chromiumFromNpm from '@sparticuz/chromium';
import { type LaunchOptions, chromium } from 'playwright';

/**
 * The browser of this machine: the one CHROMIUM_PATH names, an installed Playwright's or the
 * system's Chromium, else the one inside the npm package @sparticuz/chromium.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  const installed = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
  ].find((path) => path && existsSync(path));
  return {
    executablePath: installed ?? (await chromiumFromNpm.executablePath()),
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
