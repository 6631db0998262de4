import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { exportAccount } from '#app/domain/account/account-calls.ts';
import { buildOfRun } from '../support/build-of-run.ts';
import { openAs } from './account-steps.ts';
import { expect, hydrated, settled, test } from './test.ts';

const maxBytes = 3_000;

type Vital = { metric: string; value: number; path: string; details: Record<string, string> };

/** Touches the open page, and leaves it for another tab, as the browser tells it. */
async function touchAndLeave(page: Page) {
  await hydrated(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('report-vitals')),
  );
  await page.locator('h1').first().click();
  await page.evaluate(measured);
  await leave(page);
}

/**
 * The browser tells of a click after the frame that shows it, and web-vitals looks at it when the browser is idle.
 * Frames are drawn until then: a browser without a window may not find a page idle that draws nothing.
 */
function measured() {
  return new Promise<void>((resolve) => {
    let isIdle = false;
    const draw = () => void (isIdle || requestAnimationFrame(draw));
    new PerformanceObserver(() => {
      draw();
      requestIdleCallback(() => {
        isIdle = true;
        resolve();
      });
    }).observe({ type: 'first-input', buffered: true });
  });
}

async function leave(page: Page) {
  await page.evaluate(() => {
    for (const [name, value] of [
      ['visibilityState', 'hidden'],
      ['hidden', true],
    ] as const) {
      Object.defineProperty(document, name, { value, configurable: true });
    }
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/** What the page hands to the browser as beacons: Playwright does not show their bodies. */
async function recordBeacons(page: Page): Promise<Vital[][]> {
  const sent: Vital[][] = [];
  await page.exposeFunction('recordBeacon', (body: string) => sent.push(JSON.parse(body)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      void (body as Blob).text().then(Reflect.get(window, 'recordBeacon'));
      return send(url, body);
    };
  });
  return sent;
}

test('a visit reports its vitals when it is left, once, without what was typed', async ({
  page,
}) => {
  const sent = await recordBeacons(page);
  const answered = page.waitForResponse('**/api/metrics');
  await page.goto('/?q=coffee');
  await touchAndLeave(page);
  expect((await answered).status()).toBe(202);
  await expect.poll(() => sent.length).toBe(1);
  const [vitals = []] = sent;
  expect(vitals.map(({ metric }) => metric).sort()).toEqual(['CLS', 'FID', 'INP', 'LCP', 'TTFB']);
  for (const { path, details } of vitals) {
    expect(path).toBe('/');
    expect(['desktop', 'phone', 'tablet']).toContain(details.device);
    expect(details.navigation_type).toBe('navigate');
  }
  expect(vitals.find(({ metric }) => metric === 'LCP')?.details).toMatchObject({
    navigation_type: 'navigate',
    target: expect.stringMatching(/^\w+>\w+$/),
  });
  await leave(page);
  expect(sent).toHaveLength(1);
});

test('what a person’s browser measures are rows of perf_metrics, and in the export of their data', async ({
  page,
  own,
}) => {
  const person = await own.createOwner();
  await openAs(page, person, '/help');
  const answered = page.waitForResponse('**/api/metrics');
  await touchAndLeave(page);
  expect((await answered).status()).toBe(202);
  const db = await own.openAs(person);
  const findRows = async () => (await exportAccount({ db })).measurements;
  await expect
    .poll(async () => (await findRows()).map(({ metric }) => String(metric)).sort())
    .toEqual(['CLS', 'FID', 'INP', 'LCP', 'TTFB']);
  for (const row of await findRows()) {
    expect(row).toMatchObject({ path: '/help', value: expect.any(Number), user_id: person.userId });
  }
});

test('reporting ends with its first failure', async ({ page }) => {
  await page.route('**/api/metrics', (route) => route.fulfill({ status: 503 }));
  const sent = await recordBeacons(page);
  await page.goto('/');
  await hydrated(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('report-vitals')),
  );
  await settled(page);
  const refused = page.waitForResponse('**/api/metrics');
  await leave(page);
  await refused;
  await expect.poll(() => sent.length).toBe(1);
  // A late vital: the first input.
  await page.locator('h1').first().click();
  await page.evaluate(measured);
  await leave(page);
  await settled(page);
  expect(sent).toHaveLength(1);
});

test('the script that measures vitals is small and not part of the page’s HTML', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text();
  expect(html).not.toContain('report-vitals');
  const folder = join(buildOfRun(), 'client', 'assets');
  const file = (await readdir(folder)).find((name) => /^report-vitals-.*\.js$/.test(name)) ?? '';
  const bytes = gzipSync(await readFile(join(folder, file)), { level: 9 }).length;
  expect(bytes).toBeLessThan(maxBytes);
});
