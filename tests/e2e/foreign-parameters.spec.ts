import type { BrowserContext } from 'playwright/test';
import { everyAddress } from '../support/every-address.ts';
import { accountMenu, demo, openAs } from './account-steps.ts';
import { expect, hydrated, ofChromium, test } from './test.ts';
import { visitAll } from './visit-all.ts';

/** As they stand in links that were shared from elsewhere; `_x` is nobody's. */
const foreign = { utm_source: 'x', fbclid: 'y', gclid: 'z', _x: 'a b&c' };

/** Opens every screen with parameters it does not read; what the pages complain about, at any level. */
async function findComplaints(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = [];
  await visitAll(context, everyAddress, async (page, address) => {
    const complain = (text: string) => complaints.push(`${address}: ${text}`);
    page.on('pageerror', ({ message }) => complain(message));
    page.on('console', (message) => {
      if (!ofChromium.test(message.text())) complain(message.text());
    });
    await page.goto(withForeign(address));
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  });
  return complaints;
}

function withForeign(address: string): string {
  const url = new URL(address, 'https://mainstreet.example');
  for (const [name, value] of Object.entries(foreign)) url.searchParams.set(name, value);
  return url.pathname + url.search;
}

test('no screen minds parameters that it does not read', async ({ context }) => {
  test.setTimeout(120_000);
  expect(everyAddress.length).toBeGreaterThan(30);
  expect(await findComplaints(context)).toEqual([]);
});

test('nor does a screen with somebody signed in', async ({ page, context }) => {
  test.setTimeout(120_000);
  await openAs(page, demo.super, '/dashboard');
  await expect(accountMenu(page)).toBeVisible();
  expect(await findComplaints(context)).toEqual([]);
});

test('a search takes nothing along from an address that shows none', async ({ page }) => {
  for (const address of ['/help?q=cookies', '/browse/metro/nowhere']) {
    await page.goto(address);
    await hydrated(page);
    await page.getByLabel('Where').fill('Austin, TX');
    await page.getByLabel('Where').press('Enter');
    await expect(page, address).toHaveURL('/?near=Austin%2C+TX');
  }
});
