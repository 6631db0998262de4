import type { Page } from 'playwright/test';
import { accountMenu, findBackend, signIn, toast } from './account-steps.ts';
import { expect, hydrated, test } from './test.ts';

/** Takes the backend away, its relay as well, and gives back the way to bring it back. */
async function stopBackend(page: Page, part = '') {
  const backend = await findBackend(page);
  const addresses = [`${backend}/${part}**`, `**/api/relay/${part}**`];
  for (const address of addresses) await page.route(address, (route) => route.abort());
  return async () => {
    for (const address of addresses) await page.unroute(address);
  };
}

test('the backend goes away while somebody signs in: it is told, nothing is lost, and a second try works', async ({
  page,
}) => {
  await page.goto('/auth');
  await hydrated(page);
  const bringBack = await stopBackend(page);
  await signIn(page, 'visitor@mainstreet.example');
  await expect(toast(page)).toContainText('Connection Error', { timeout: 15_000 });
  await expect(page.getByLabel('Email')).toHaveValue('visitor@mainstreet.example');
  await expect(page.getByLabel('Password')).toHaveValue('mainstreet-demo-1');
  await bringBack();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page)).toContainText('Welcome back!');
  await expect(accountMenu(page)).toBeVisible();
});

test('the backend goes away while the profile loads: it is told, and can be tried again', async ({
  page,
}) => {
  await page.goto('/auth?next=/account-settings');
  await hydrated(page);
  const bringBack = await stopBackend(page, 'rest/');
  await signIn(page, 'visitor@mainstreet.example');
  await expect(page.getByText('We could not load your profile.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('We could not load your choices.')).toBeVisible({ timeout: 15_000 });
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page)).toContainText('Connection Error');
  await bringBack();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByLabel('First name')).toHaveValue('Vera');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Newsletter')).toBeVisible();
});

test('the backend goes away while names are saved: what was typed stays', async ({ page }) => {
  await page.goto('/auth?next=/account-settings');
  await signIn(page, 'visitor@mainstreet.example');
  await page.getByLabel('First name').fill('Veronica');
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await stopBackend(page);
  await page.getByRole('button', { name: 'Save names' }).click();
  await expect(toast(page)).toContainText('Connection Error', { timeout: 15_000 });
  await expect(page.getByLabel('First name')).toHaveValue('Veronica');
});
