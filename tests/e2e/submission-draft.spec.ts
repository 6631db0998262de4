import { openAs, openWindowAs } from './account-steps.ts';
import { fillLeast, fillPlace, newName } from './submission-steps.ts';
import { expect, hydrated, settled, test } from './test.ts';

test('input survives a killed tab, and joins the account after signing in', async ({
  page,
  browser,
  own,
}) => {
  const name = newName();
  await page.goto('/business-submission');
  await hydrated(page);
  await fillPlace(page, name);
  const context = page.context();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto('/business-submission');
  await expect(again.getByLabel('Business name')).toHaveValue(name);
  await expect(again.getByLabel('Zip code')).toHaveValue('78701');
  const person = await own.createOwner();
  await openAs(again, person, '/business-submission');
  await expect(again.getByLabel('Business name')).toHaveValue(name);
  await expect(again.getByText('Saved to your account.')).toBeVisible();

  const other = await openWindowAs(browser, person, '/dashboard');
  await other.getByRole('link', { name, exact: true }).click();
  await expect(other.getByLabel('Business name')).toHaveValue(name);

  await test.step('two devices do not overwrite each other', async () => {
    await other.getByLabel('City').fill('Dallas');
    await expect(other.getByText('Saved to your account.')).toBeVisible();
    await again.getByLabel('City').fill('Houston');
    await expect(again.getByText('This was changed on another device')).toBeVisible();
    await again.getByLabel('Use the other version: Dallas').check();
    await expect(again.getByLabel('City')).toHaveValue('Dallas');
    await again.getByLabel('Keep this version').check();
    await expect(again.getByLabel('City')).toHaveValue('Houston');
    await again.getByRole('button', { name: 'Keep what is chosen' }).click();
    await expect(again.getByText('Saved to your account.')).toBeVisible();
  });
});

test('a change is not called saved before the account has it', async ({ page, own }) => {
  await page.clock.install();
  await openAs(page, await own.createOwner(), '/business-submission');
  const saved = page.getByText('Saved to your account.');
  await page.getByLabel('Business name').fill(newName());
  await expect(saved).toBeVisible();
  // Nothing is saved from here on.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('City').fill('Dallas');
  await expect(saved).toBeHidden();
});

test('typing during hydration is not interrupted', async ({ page }) => {
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/business-submission', { waitUntil: 'commit' });
  await page.getByLabel('Business name').focus();
  isHolding = false;
  for (const release of held) release();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await page.keyboard.type('Quixotry');
  await expect(page.getByLabel('Business name')).toHaveValue('Quixotry');
});

test('a network that breaks while a business is sent loses nothing, and it is sent once', async ({
  page,
  own,
}) => {
  const sender = await own.createOwner();
  const name = newName();
  await openAs(page, sender, '/business-submission');
  await fillLeast(page, name);
  await expect(page.getByText('Saved to your account.')).toBeVisible();
  await page.goto('/business-submission?step=check');
  const send = page.getByRole('button', { name: 'Submit' });
  const failed = page.getByText('We could not reach the directory. What you entered is saved');

  await test.step('before the account is heard', async () => {
    await expect(send).toBeVisible();
    await page.context().setOffline(true);
    await send.click();
    await expect(page.getByText('You are offline. What you entered is saved')).toBeVisible();
    await expect(send).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    await expect(page.getByText('bread@quixotry.example')).toBeVisible();
  });

  await test.step('before the business arrives', async () => {
    await page.route('**/rest/v1/rpc/send_submission*', (route) => route.abort('connectionreset'), {
      times: 1,
    });
    await send.click();
    await expect(failed).toBeVisible();
  });

  await test.step('after it has arrived', async () => {
    await page.route(
      '**/rest/v1/rpc/send_submission*',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await send.click();
    await expect(failed).toBeVisible();
  });

  await send.click();
  await expect(page).toHaveURL(/\/business-submission\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Awaiting review')).toBeVisible();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  expect(await own.countSubmissions(sender)).toBe(1);
});

test('an account full of drafts is not retried until the draft changes', async ({ page, own }) => {
  let requested = 0;
  await page.route('**/rest/v1/rpc/save_draft', async (route) => {
    requested += 1;
    await route.fulfill({ status: 429, json: { code: 'PT429', message: 'too many drafts' } });
  });
  await page.clock.install();
  await openAs(page, await own.createOwner(), '/business-submission');
  await hydrated(page);
  await page.getByLabel('Business name').fill(newName());
  await expect(page.getByText('Draft saved on this device only')).toBeVisible();
  const before = requested;
  await page.clock.runFor(60_000);
  await settled(page);
  expect(requested).toBe(before);
  await page.getByLabel('Business name').fill(newName());
  await expect.poll(() => requested).toBe(before + 1);
  await expect(page.getByText('Draft saved on this device only')).toBeVisible();
});
