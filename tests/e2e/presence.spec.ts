import type { Browser, Page } from 'playwright/test';
import { openAs } from './account-steps.ts';
import { expect, test } from './test.ts';

type Account = { email: string; password?: string };

/** A browser of its own, in which somebody has opened a screen. */
async function openWindowAs(browser: Browser, baseURL: string, account: Account, path: string) {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await openAs(page, account, path);
  await page.waitForURL((url) => url.pathname === path);
  return page;
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'this, too.' });

/** The second one leaves, comes back, and loses the network. */
async function expectToSeeEachOther(first: Page, second: Page, path: string) {
  for (const page of [first, second]) await expect(notice(page)).toBeVisible();
  await second.goto('/dashboard');
  await expect(notice(first)).toBeHidden();
  await second.goto(path);
  await expect(notice(first)).toBeVisible();
  await second.context().close();
  await expect(notice(first)).toBeHidden();
}

test('two admins at one text see each other by name, as long as both are there', async ({
  browser,
  baseURL,
  own,
}) => {
  const [one, other] = [await own.createOwner('admin'), await own.createOwner('admin')];
  const first = await openWindowAs(browser, baseURL!, one, '/dashboard/articles');
  await first.locator('a[href*="/dashboard/articles/post/"]').first().click();
  await first.waitForURL('**/dashboard/articles/post/*');
  const path = new URL(first.url()).pathname;
  await expect(first.getByLabel('Title', { exact: true })).toBeVisible();
  await expect(notice(first)).toBeHidden();
  const second = await openWindowAs(browser, baseURL!, other, path);
  await expect(notice(first)).toContainText(/^\S+.* is editing this, too\.$/);
  await expectToSeeEachOther(first, second, path);
  await first.context().close();
});

test('an admin and an owner at one listing see each other', async ({ browser, baseURL, own }) => {
  const [owner, admin] = [await own.createOwner(), await own.createOwner('admin')];
  const { id } = await own.createListing({ owner_id: owner.userId });
  const path = `/business-profile/${id}`;
  const first = await openWindowAs(browser, baseURL!, owner, path);
  const second = await openWindowAs(browser, baseURL!, admin, path);
  await expectToSeeEachOther(first, second, path);
  await first.context().close();
});
