import type { Page } from 'playwright/test';
import { accountMenu, demo, openAs, toast } from './account-steps.ts';
import { expect, hydrated, settled, test } from './test.ts';

const bar = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'This page stays as it is.' });

test('an offline navigation stays on the screen and says so, and works on the next try', async ({
  page,
  context,
}) => {
  await page.goto('/help');
  await hydrated(page);
  await settled(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await expect(bar(page)).toContainText('You are offline.');
  await expect(page.getByText('Connection Error')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect(page).toHaveURL('/help');
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await expect(page.locator('.progress-line')).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Try again' }).click();
  await expect(bar(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('a search whose network fails keeps the results, and works on the next try', async ({
  page,
}) => {
  await page.goto('/?q=pizza');
  await hydrated(page);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.route('**/*.data*', (route) => route.abort('connectionreset'));
  await page
    .getByRole('searchbox', { name: 'What' })
    .or(page.getByLabel('What'))
    .first()
    .fill('books');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Connection Error');
  await expect(bar(page)).toContainText('The next page is not loading.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect(page).toHaveURL('/?q=pizza');
  await page.unroute('**/*.data*');
  await bar(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/q=books/);
  await expect(bar(page)).toHaveCount(0);
});

test('going back while offline stays on the page, and completes once online', async ({
  page,
  context,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.getByRole('link', { name: 'Help' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await context.setOffline(true);
  await page.goBack();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toHaveCount(0);
  await expect(page).toHaveURL('/blog');
  await page.goForward();
  await expect(page).toHaveURL('/help');
});

test('form input survives the loss of the network', async ({ page, context }) => {
  await openAs(page, demo.visitor, '/account-settings');
  await expect(accountMenu(page)).toBeVisible();
  await page.getByLabel('First name').fill('Veronica');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Veronica');
  await context.setOffline(false);
  await expect(page).toHaveURL('/blog');
});
