import type { Page } from 'playwright/test';
import { accountMenu, findBackend, openAs, signInByForm, toast } from './account-steps.ts';
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

test('a sign-in during an outage shows an error, loses no input, and succeeds on a second try', async ({
  page,
}) => {
  await page.goto('/auth');
  await hydrated(page);
  const bringBack = await stopBackend(page);
  await signInByForm(page, 'visitor@mainstreet.example');
  await expect(toast(page)).toContainText('Connection Error');
  await expect(page.getByLabel('Email')).toHaveValue('visitor@mainstreet.example');
  await expect(page.getByLabel('Password')).toHaveValue('mainstreet-demo-1');
  await bringBack();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page)).toContainText('Welcome back!');
  await expect(accountMenu(page)).toBeVisible();
});

test('the backend goes away while the profile loads: it is reported, and can be tried again', async ({
  page,
}) => {
  await page.goto('/auth?next=/account-settings');
  await hydrated(page);
  const bringBack = await stopBackend(page, 'rest/');
  await signInByForm(page, 'visitor@mainstreet.example');
  // After the welcome, which it takes the place of.
  await expect(toast(page)).toContainText('Connection Error');
  await expect(page.getByText('We could not load your profile.')).toBeVisible();
  await expect(page.getByText('We could not load your choices.')).toBeVisible();
  await bringBack();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByLabel('First name')).toHaveValue('Vera');
  const choices = page.locator('#notifications');
  await choices.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('By email: Weekly digest')).toBeVisible();
});

test('a slow form soon says so, and is sent only once', async ({ page, own }) => {
  await page.clock.install();
  await openAs(page, await own.createOwner(), '/account-settings');
  await page.getByLabel('First name').fill('Veronica');
  const backend = await findBackend(page);
  let writes = 0;
  const answering = Promise.withResolvers<void>();
  await page.route(`${backend}/rest/v1/profiles**`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    writes += 1;
    await answering.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect.poll(() => writes).toBe(1);
  await page.clock.fastForward(4_000);
  await expect(page.getByText('Still sending.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Veronica');
  answering.resolve();
  await expect(toast(page)).toContainText(/saved/i);
  await expect(page.getByText('Still sending.')).toBeHidden();
  expect(writes).toBe(1);
});

test('the backend goes away while names are saved: what was typed stays, survives a reload, and is sent when it is back', async ({
  page,
  own,
}) => {
  const { email, password } = await own.createOwner();
  await openAs(page, { email, password }, '/account-settings');
  await page.getByLabel('First name').fill('Veronica');
  const bringBack = await stopBackend(page);
  await page.route('**/api/health', (route) => route.abort());
  let writes = 0;
  page.on('response', (response) => {
    const isWrite = response.request().method() === 'PATCH' && response.url().includes('/profiles');
    if (isWrite && response.ok()) writes += 1;
  });
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(toast(page)).toContainText('Connection Error');
  await expect(page.getByText('No answer yet.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Veronica');

  page.on('dialog', (dialog) => void dialog.accept());
  await bringBack();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Veronica');
  await expect(page.getByText('You entered this earlier')).toBeVisible();

  const again = await stopBackend(page);
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('button', { name: 'Send when we are back' }).click();
  await again();
  await page.unroute('**/api/health');
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(toast(page)).toContainText('Saved', { timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(/Not sent yet|No answer/)).toHaveCount(0);
  expect(writes).toBe(1);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Veronica');
});
