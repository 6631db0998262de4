import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../support/browser.ts';
import { startIsolatedBackend } from '../support/test-backend.ts';

const cpuSlowdown = 4;
const runs = 5;
const limitMs = 2_000;

/**
 * How long after the click on a link the sign-in form answers: it is sent empty, again and again,
 * until a field says what is missing. On a processor slowed down to a cheap phone's.
 */
export async function benchAuth(): Promise<void> {
  const backend = await startIsolatedBackend();
  const browser = await chromium.launch(await findBrowser());
  const times: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      times.push(await measure(browser, `${backend.workerUrl}/auth`));
    }
  } finally {
    await browser.close();
    await backend.stop();
  }
  times.sort((one, other) => one - other);
  const median = times[Math.floor(runs / 2)] ?? Infinity;
  console.log(
    `\n/auth answers after ${Math.round(median)} ms at ${cpuSlowdown} times slowed CPU ` +
      `(median of ${runs}: ${times.map(Math.round).join(', ')}; limit ${limitMs})`,
  );
  if (median > limitMs) {
    throw new Error('The sign-in form is over its limit');
  }
}

/** Milliseconds from the navigation's start, by the page's own clock; with an empty cache. */
async function measure(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url, { waitUntil: 'commit' });
  const time = await page.waitForFunction(() => {
    if (document.querySelector('main [aria-invalid]')) return performance.now();
    document.querySelector<HTMLElement>('main form button[type=submit]')?.click();
    return false;
  });
  const milliseconds = await time.jsonValue();
  await context.close();
  return Number(milliseconds);
}
