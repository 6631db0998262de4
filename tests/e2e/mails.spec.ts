import { signChoices } from '#app/domain/notification/notification.ts';
import { demo, openAs } from './account-steps.ts';
import type { TestUser } from './own-rows.ts';
import { expect, test } from './test.ts';

/** What the Worker of the tests signs by (supabase/local/backend.ts). */
const secret = process.env.SESSION_SECRET ?? 'mainstreet-local-development-only';

/** The link at the foot of a reminder to somebody. */
async function unsubscribeLink({ userId }: TestUser): Promise<string> {
  const token = await signChoices(secret, { person: userId, choices: ['fact_reminders'] });
  return `/unsubscribe?token=${token}`;
}

test('a mail’s foot leads to one button that ends its kind, and to undo', async ({
  page,
  browser,
  own,
}) => {
  const person = await own.createOwner();
  const unsubscribe = await unsubscribeLink(person);
  const reminders = page.getByLabel('By email: Facts to confirm');

  // On another device, where nobody is signed in.
  const phone = await browser.newPage();
  await phone.goto(unsubscribe);
  await expect(phone.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
  await expect(phone.getByText('Facts to confirm', { exact: true })).toBeVisible();
  await openAs(page, person, '/account-settings');
  await expect(reminders).toBeChecked();

  await phone.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(phone.getByText('Emails of this kind are off.')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.reload();
  await expect(reminders).not.toBeChecked();

  await phone.getByRole('button', { name: 'Undo' }).click();
  await expect(phone.getByText('Emails of this kind are on again.')).toBeVisible();
  await page.reload();
  await expect(reminders).toBeChecked();
});

test('a damaged link says so, before and after the button', async ({ page }) => {
  await page.goto('/unsubscribe');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await page.goto('/unsubscribe?token=fact_reminders.somebody.0');
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose your emails' }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('admins see whether mails get through', async ({ page }) => {
  await openAs(page, demo.admin, '/dashboard/mails');
  await expect(page.getByRole('heading', { name: 'Emails', exact: true })).toBeVisible();
  await expect(page.getByText('Every email was delivered.')).toBeVisible();
});
