import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible } from './accessibility-checks.ts';
import { demo, openAs } from './account-steps.ts';
import { expect, test } from './test.ts';

const tableOf = (page: Page, name: string) =>
  page.getByRole('region', { name: `${name}, table`, exact: true });
const chartOf = (page: Page, name: string) =>
  page.getByRole('img', { name: new RegExp(`^${name} From`) });

test('an admin reads how fast the screens are, narrows it by links, and finds a bookmark of the former screen', async ({
  page,
}) => {
  await openAs(page, demo.admin, '/dashboard/metrics?days=90');
  await expect(page).toHaveURL('/dashboard/figures?group=speed&days=90');
  await page.getByRole('link', { name: '30 days' }).click();
  await expect(chartOf(page, 'LCP over time').locator('circle').first()).toBeVisible();
  const screens = tableOf(page, 'LCP: slowest screens');
  await expect(screens.getByRole('row').nth(1)).toContainText(/\d\.\d\d s/);

  await page.getByRole('link', { name: /Layout shift/ }).click();
  await expect(chartOf(page, 'CLS over time')).toBeVisible();
  await page.getByRole('link', { name: 'phone', exact: true }).click();
  await expect(page).toHaveURL(/vital=CLS.*device=phone/);
  await page.getByText('CLS over time as a table').click();
  await expect(tableOf(page, 'CLS over time').getByRole('row')).toHaveCount(
    (await chartOf(page, 'CLS over time').locator('circle').count()) + 1,
  );
  await page.getByRole('link', { name: 'Remove phone' }).click();
  await expect(page).not.toHaveURL(/device/);
  await page.goBack();
  await expect(page).toHaveURL(/device=phone/);
  await expect(chartOf(page, 'CLS over time')).toBeVisible();
  await expectToFit(page);
});

test('a week that has not ended is a dot beside the line; a figure is a table and a file, too', async ({
  page,
}) => {
  await openAs(page, demo.admin, '/dashboard/figures');
  const chart = chartOf(page, 'Reviews');
  await expect(chart.locator('circle')).toHaveCount(26);
  const line = (await chart.locator('polyline').getAttribute('points')) ?? '';
  expect(line.split(' ')).toHaveLength(25);
  await expect(chart.locator('circle').last()).toContainText('so far');
  await page.getByRole('link', { name: '52 weeks' }).click();
  await expect(chart.locator('circle')).toHaveCount(52);
  await page.getByText('Reviews as a table').click();
  const rows = tableOf(page, 'Reviews').getByRole('row');
  await expect(rows).toHaveCount(53);
  await expect(tableOf(page, 'Missing details')).toContainText(/\d+ \(\d+%\)/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV of Reviews' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('reviews-52-weeks.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('Week of,Reviews');
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,\d+$/);
  expect(lines).toHaveLength(53);
  await expectToFit(page);
});

test('every group loads, and one without measurements says so and fits 320 px', async ({
  page,
}) => {
  await page.route('**/rest/v1/rpc/summarize_metrics*', (route) =>
    route.fulfill({ json: [], headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await openAs(page, demo.admin, '/dashboard/figures');
  for (const [group, figure] of [
    ['Traffic', 'Failed requests'],
    ['Searches', 'Businesses in no category'],
    ['Database', 'Largest tables'],
    ['Page speed', 'LCP over time'],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Groups' })
      .getByRole('link', { name: group })
      .click();
    await expect(page.getByRole('heading', { name: figure })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  }
  await expect(page.getByText('Nothing was measured in this period. Try')).toBeVisible();
  await expectToFit(page);
});

/** Nothing is found in the screen as it is now, and it fits a small phone. */
async function expectToFit(page: Page) {
  await expectAccessible(page, 'the figures');
  await page.setViewportSize({ width: 320, height: 640 });
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
}
