import type { Page } from 'playwright/test';
import { findByAxe } from './accessibility-checks.ts';
import { demo, openAs } from './account-steps.ts';
import { expect, test } from './test.ts';

async function signInTo(page: Page, path: string) {
  await openAs(page, demo.admin, path);
  await expect(page).toHaveURL(path);
}

const tableOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an admin sees services, waiting work, and scheduled tasks', async ({ page }) => {
  await signInTo(page, '/dashboard');
  await page.getByRole('link', { name: 'Health', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health');
  for (const name of ['Database', 'Redis', 'KV']) {
    const row = tableOf(page, 'Services').getByRole('row', { name });
    await expect(row).toContainText('Answers');
    await expect(row).toContainText(/\d+ ms/);
  }
  await expect(tableOf(page, 'Waiting work by kind').getByRole('row')).toHaveCount(5);
  await expect(
    tableOf(page, 'Scheduled tasks').getByRole('row', { name: 'Sends emails' }),
  ).toBeVisible();
  await expect(tableOf(page, 'The database')).toContainText(/\d+ of \d+/);
  await expect(
    tableOf(page, 'Statements that take the most time').getByRole('row'),
  ).not.toHaveCount(1);
  expect(await findByAxe(page)).toEqual([]);
});

test('a failed health check repeats by itself, but not while the tab is hidden', async ({
  page,
}) => {
  let requested = 0;
  await page.route('**/api/health/parts', async (route) => {
    requested += 1;
    if (requested > 1) return route.fallback();
    const parts = await (await route.fetch()).json();
    const redis = { ok: false, latency_ms: 1_000 };
    await route.fulfill({
      json: { ...parts, health: { ...parts.health, status: 'degraded', redis } },
    });
  });
  await page.clock.install();
  await signInTo(page, '/dashboard/health');
  const row = tableOf(page, 'Services').getByRole('row', { name: 'Redis' });
  await expect(row).toContainText('Does not answer');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  });
  // From here on time passes by `runFor` alone, so that a slow machine uses up nobody's patience.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.clock.runFor(60_000);
  expect(requested).toBe(1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  });
  await page.clock.runFor(6_000);
  await expect(row).toContainText('Answers');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('on a phone a wide table keeps its sentences together, shows that it goes on, and moves by the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInTo(page, '/dashboard/health');
  const region = page.getByRole('region', { name: 'Scheduled tasks' });
  const lineHeights = await tableOf(page, 'Scheduled tasks')
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => row.clientHeight / parseFloat(getComputedStyle(row).lineHeight)),
    );
  expect(Math.max(...lineHeights)).toBeLessThan(5);
  await expect(region).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('a part that fails shows an error, and the others stay', async ({ page }) => {
  await page.route('**/api/health/parts', (route) => route.fulfill({ status: 503, json: {} }));
  await signInTo(page, '/dashboard/health');
  const failure = page.getByRole('alert').filter({ hasText: /./ });
  await expect(failure).toHaveText([
    'We could not load the services.',
    'We could not load the requests.',
  ]);
  await expect(tableOf(page, 'Scheduled tasks')).toBeVisible();
  await page.unroute('**/api/health/parts');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(tableOf(page, 'Services')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('a part that takes long holds up no other, and is shown when it comes', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/health/parts', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.clock.install();
  const asked = page.waitForRequest('**/api/health/parts');
  const opened = signInTo(page, '/dashboard/health');
  await asked;
  await page.clock.fastForward(4_000);
  await expect(tableOf(page, 'Scheduled tasks')).toBeVisible();
  await expect(tableOf(page, 'Services')).toHaveCount(0);
  answer.resolve();
  await opened;
  await expect(tableOf(page, 'Services')).toBeVisible();
});

test('failed measurements are listed by reason and replayed, with the outcome', async ({
  page,
}) => {
  const since = new Date(Date.now() - 3 * 3_600_000).toISOString();
  const headers = { 'Access-Control-Allow-Origin': '*' };
  const reasons = [
    { kind: 'vitals', reason: '23514 perf_metrics_metric_check', measurements: 3, since },
  ];
  const failed_measurements = { waiting: 3, waiting_since: since, reasons };
  await page.route('**/rest/v1/rpc/find_health*', async (route) => {
    const health = await (await route.fetch()).json();
    await route.fulfill({ json: { ...health, failed_measurements }, headers });
  });
  await page.route('**/rest/v1/rpc/replay_failed_measurements*', (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({ json: { replayed: 2, refused: 1 }, headers }),
  );
  await signInTo(page, '/dashboard/health');
  await expect(page.getByText('3 wait, the first for 3 hours.')).toBeVisible();
  await expect(tableOf(page, 'Failed measurements by reason')).toContainText(
    'perf_metrics_metric_check',
  );
  await page.getByRole('button', { name: 'Replay up to 500' }).click();
  await expect(page.getByText('2 written, 1 rejected again.')).toBeVisible();
  // The screen asks again after a replay; who is still asked then has no page to answer to.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('charts have their numbers in a table beside them, and are counted when an admin asks', async ({
  page,
}) => {
  await signInTo(page, '/dashboard/charts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charts');
  await page.getByRole('button', { name: 'Count now' }).click();
  await expect(page.getByText(/^Counted just now/)).toBeVisible();
  const chart = page.getByRole('img', { name: /Reviews by week/ });
  await expect(chart.locator('circle')).toHaveCount(26);
  await page.getByText('Reviews as a table').click();
  await expect(tableOf(page, 'Reviews by week').getByRole('row')).toHaveCount(27);
  await expect(tableOf(page, 'What listings lack, by city')).toContainText(/\d+ \(\d+%\)/);
  expect(await findByAxe(page)).toEqual([]);
});
