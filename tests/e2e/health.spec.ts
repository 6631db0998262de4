import type { Page } from 'playwright/test';
import { findByAxe } from './accessibility-checks.ts';
import { demo, openAs } from './account-steps.ts';
import { expect, test } from './test.ts';

async function signInTo(page: Page, path: string) {
  await openAs(page, demo.admin, path);
  await expect(page).toHaveURL(path);
}

const check = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('an admin finds all checks in one list, those that need attention first, and narrows it', async ({
  page,
}) => {
  await signInTo(page, '/dashboard');
  await page.getByRole('link', { name: 'Health', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health');
  for (const name of ['Database', 'Redis', 'KV']) {
    await expect(check(page, name)).toContainText(/Answers in \d+ ms/);
  }
  await expect(check(page, 'Sends emails')).toBeVisible();
  const states = await page
    .getByRole('row')
    .getByText(/^(Needs attention|Unknown|Works): $/)
    .allTextContents();
  const order = ['Needs attention: ', 'Unknown: ', 'Works: '];
  expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  expect(await findByAxe(page)).toEqual([]);
  await page.getByLabel('Check', { exact: true }).fill('emails');
  await page.keyboard.press('Enter');
  await expect(check(page, 'KV')).toHaveCount(0);
  await expect(check(page, 'Undeliverable emails')).toContainText('None');
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
  const row = check(page, 'Redis');
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

test('what fails or takes long holds up no other check, and is there once it comes', async ({
  page,
}) => {
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
  await expect(check(page, 'Services and requests')).toContainText('Did not load');
  await expect(check(page, 'Sends emails')).toBeVisible();
  answer.resolve();
  await opened;
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(check(page, 'Database')).toContainText('Answers');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
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
  await expect(check(page, 'Failed measurements')).toContainText(
    '3 waiting. 3 vitals: 23514 perf_metrics_metric_check',
  );
  await page.getByRole('button', { name: 'Replay up to 500' }).click();
  await expect(page.getByText('2 written, 1 rejected again.')).toBeVisible();
  // The screen asks again after a replay; who is still asked then has no page to answer to.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
