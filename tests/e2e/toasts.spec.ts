import type { Page } from 'playwright/test';
import { openAs, toast } from './account-steps.ts';
import type { OwnRows } from './own-rows.ts';
import { expect, hydrated, test } from './test.ts';

/** Says whether the tab is looked at, as the browser does. */
async function look(page: Page, visibility: 'visible' | 'hidden') {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}

async function saveNames(page: Page, own: OwnRows) {
  await openAs(page, await own.createOwner(), '/account-settings');
  await page.getByLabel('First name').fill('Anabel');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await look(page, 'hidden');
  await page.getByRole('button', { name: 'Save name' }).click();
  await saved;
  await expect(page.getByRole('button', { name: 'Save name' })).toHaveText('Save name');
}

test('a toast waits for its tab to be viewed before its time starts', async ({ page, own }) => {
  await page.clock.install();
  await saveNames(page, own);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await expect(toast(page)).toHaveCount(0);
  await look(page, 'visible');
  await expect(toast(page)).toContainText('Saved');
  await page.clock.runFor(3_000);
  await look(page, 'hidden');
  await page.clock.runFor(20_000);
  await look(page, 'visible');
  await expect(toast(page)).toContainText('Saved');
  await page.clock.runFor(3_000);
  await expect(toast(page)).toHaveCount(0);
});

test('a toast covers no button at the lower edge of a phone @phone-only', async ({ page }) => {
  await page.goto('/?q=pizza&near=Austin%2C+TX');
  await hydrated(page);
  const [first, second] = [0, 1].map((place) => page.locator('.result').nth(place));
  for (const result of [first!, second!])
    await result.getByRole('button', { name: /^Compare / }).click();
  await second!.getByRole('button', { name: /^Save / }).click();
  await expect(toast(page)).toContainText('Saved on this device');
  await page.getByRole('link', { name: 'Compare 2' }).click({ trial: true });
});

test('an unread toast appears on the next page', async ({ page, own }) => {
  await saveNames(page, own);
  await page.goto('/help');
  await expect(toast(page)).toContainText('Saved');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('a toast waits while a dialog is open', async ({ page, own }) => {
  await saveNames(page, own);
  await page.getByLabel('Last name').fill('Mora');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  const stay = page.getByRole('button', { name: 'Stay here' });
  await expect(stay).toBeVisible();
  await look(page, 'visible');
  await expect(toast(page)).toHaveCount(0);
  await stay.click();
  await expect(toast(page)).toContainText('Saved');
});
