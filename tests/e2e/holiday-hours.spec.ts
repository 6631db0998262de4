import { signHolidayQuestion } from '#app/domain/holiday/holiday.server.ts';
import { expect, hydrated, test } from './test.ts';

/** What the Worker of the tests signs by (supabase/local/backend.ts). */
const secret = process.env.SESSION_SECRET ?? 'mainstreet-local-development-only';
/** A Friday. */
const christmas = '2037-12-25';

test('an owner answers a mail about a holiday without signing in @phone', async ({ page, own }) => {
  const owner = await own.createOwner();
  const listing = await own.createListing({ owner_id: owner.userId });
  const question = { person: owner.userId, business_id: listing.id, date: christmas };
  const token = await signHolidayQuestion(secret, question);
  const status = page.locator('#main').getByRole('status');
  await page.goto(`/holiday-hours?token=${token}&answer=until&until=14:00`);
  await expect(page.getByText(`${listing.name}, Decatur`)).toBeVisible();
  await expect(page.getByText('Christmas Day, Fri, Dec 25')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Open until/ })).toBeChecked();
  await expect(page.getByLabel('Closing time')).toHaveValue('14:00');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(status).toHaveText('Saved. Visitors see: 8 AM – 2 PM.');

  await page.getByRole('radio', { name: 'Closed' }).check();
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(status).toHaveText('Saved. Visitors see: Closed.');
  await page.reload();
  await expect(status).toHaveText('Visitors see: Closed.');
});

test('a broken holiday link says that it does not work', async ({ page }) => {
  await page.goto('/holiday-hours');
  await expect(page.getByText('This link does not work')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to edit hours' })).toBeVisible();
});

test('a city leads to its page of a coming holiday, and that to its listings', async ({ page }) => {
  await page.goto('/browse/metro/austin-tx/christmas-day');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Open on Christmas Day in Austin, TX',
  );
  const unconfirmed = page.getByRole('region', { name: /Not confirmed/ });
  await expect(unconfirmed.getByRole('listitem').first()).toContainText(/Usually |not listed/);
  await unconfirmed.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/business\//);
});
