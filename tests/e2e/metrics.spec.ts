import type { Page } from 'playwright/test';
import { expectAccessible } from './accessibility-checks.ts';
import { demo, openAs } from './account-steps.ts';
import { expect, test } from './test.ts';

test('an admin reads how fast the screens are, and asks more closely by links; nothing is wrong for axe or HTML_CodeSniffer', async ({
  page,
}) => {
  await openAs(page, demo.admin, '/dashboard');
  await page.getByRole('link', { name: 'Page speed', exact: true }).click();
  await page.getByRole('link', { name: '30 days' }).click();
  const chart = page.getByRole('img', { name: /LCP over time/ });
  await expect(chart).toBeVisible();
  await expect(chart.locator('circle').first()).toBeVisible();
  const screens = page.getByRole('region', { name: 'Largest paint: slowest screens' });
  await expect(screens.getByRole('row').nth(1)).toContainText(/\d\.\d\d s/);

  await page.getByRole('link', { name: /Layout shift/ }).click();
  await expect(page.getByRole('img', { name: /CLS over time/ })).toBeVisible();
  await page.getByRole('link', { name: 'phone', exact: true }).click();
  await expect(page).toHaveURL(/vital=CLS.*device=phone/);
  await expect(page.getByRole('link', { name: 'Remove phone' })).toBeVisible();
  await page.getByText('The same numbers as a table').click();
  const table = page.getByRole('region', { name: 'CLS over time' });
  const points = await page
    .getByRole('img', { name: /CLS over time/ })
    .locator('circle')
    .count();
  await expect(table.getByRole('row')).toHaveCount(points + 1);
  await page.getByRole('link', { name: 'Remove phone' }).click();
  await expect(page).not.toHaveURL(/device/);
  await page.goBack();
  await expect(page).toHaveURL(/device=phone/);
  await expect(page.getByRole('img', { name: /CLS over time/ })).toBeVisible();
  await expectToFit(page);
});

/** The panel as it is before the first visit, or while nobody comes. */
async function answerNothing(page: Page) {
  await page.route('**/rest/v1/rpc/summarize_metrics*', (route) =>
    route.fulfill({ json: [], headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
}

test('the measurements without a measurement have nothing that axe or HTML_CodeSniffer finds, and fit 320 px', async ({
  page,
}) => {
  await answerNothing(page);
  await openAs(page, demo.admin, '/dashboard/metrics?days=30&vital=LCP');
  await expect(page.getByText('Nothing was measured in this period.')).toBeVisible();
  await expectToFit(page);
});

/** Nothing is found in the screen as it is now, and it fits a small phone. */
async function expectToFit(page: Page) {
  await expectAccessible(page, 'the measurements');
  await page.setViewportSize({ width: 320, height: 640 });
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
}
