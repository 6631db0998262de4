import { signHolidayQuestion } from '#app/domain/holiday/holiday.server.ts';
import { expect, test } from './test.ts';

/** What the Worker of the tests signs by (supabase/local/backend.ts). */
const secret = process.env.SESSION_SECRET ?? 'mainstreet-local-development-only';
/** A Friday. */
const christmas = '2037-12-25';

test('an owner answers a mail about a holiday without signing in @phone-only', async ({
  page,
  own,
}) => {
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
  await expect(status).toBeEmpty();
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(status).toHaveText('Saved. Visitors see: 8 AM – 2 PM.');

  await page.getByRole('radio', { name: 'Closed' }).check();
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(status).toHaveText('Saved. Visitors see: Closed.');
  await page.reload();
  await expect(status).toHaveText('Visitors see: Closed.');
});
