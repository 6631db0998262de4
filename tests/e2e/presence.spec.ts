import type { Page } from 'playwright/test';
import { openWindowAs } from './account-steps.ts';
import { expect, test } from './test.ts';

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
  own,
}) => {
  const [one, other] = [await own.createOwner('admin'), await own.createOwner('admin')];
  const first = await openWindowAs(browser, one, '/dashboard/articles');
  await first.locator('a[href*="/dashboard/articles/post/"]').first().click();
  await first.waitForURL('**/dashboard/articles/post/*');
  const path = new URL(first.url()).pathname;
  await expect(first.getByLabel('Title', { exact: true })).toBeVisible();
  await expect(notice(first)).toBeHidden();
  const second = await openWindowAs(browser, other, path);
  await expect(notice(first)).toContainText(/^\S+.* is editing this, too\.$/);
  await expectToSeeEachOther(first, second, path);
});

test('an admin and an owner at one listing see each other', async ({ browser, own }) => {
  const [owner, admin] = [await own.createOwner(), await own.createOwner('admin')];
  const { id } = await own.createListing({ owner_id: owner.userId });
  const path = `/business-profile/${id}`;
  const first = await openWindowAs(browser, owner, path);
  const second = await openWindowAs(browser, admin, path);
  await expectToSeeEachOther(first, second, path);
});
