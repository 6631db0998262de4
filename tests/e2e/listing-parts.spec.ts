import { type Page } from 'playwright/test';
import { signIn, toast } from './account-steps.ts';
import { expect, test } from './test.ts';

/** A listing of owner@'s. */
const listing = {
  id: '5aa1d010-67f2-4020-b6bb-1c2535000003',
  slug: 'pflugerville-lighting-and-power-pflugerville-tx',
};
const editor = (part: string) => `/business-profile/${listing.id}/${part}`;

async function save(page: Page, what: string) {
  await page.getByRole('button', { name: `Save ${what}` }).click();
  await expect(toast(page).filter({ hasText: 'Saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
}

const weekRow = (page: Page, day: string) =>
  page.getByRole('table', { name: 'Every week' }).getByRole('row').filter({ hasText: day });

test('an owner types the week, names a holiday and a service, and visitors read it', async ({
  page,
}) => {
  const service = `Lamp repair ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(`/auth?next=${encodeURIComponent(editor('hours'))}`);
  await signIn(page, 'owner@mainstreet.example');
  const typed = page.getByLabel('Type the hours');
  await typed.fill('mon-fri 9-5, sat 10-2');
  await typed.press('Enter');
  await save(page, 'opening hours');
  await page.getByRole('button', { name: /^Christmas Day,/ }).click();
  await save(page, 'special days');
  await page.reload();
  await expect(weekRow(page, 'Saturday').first()).toContainText('10 AM – 2 PM');
  await expect(page.getByText('Christmas Day').first()).toBeVisible();

  await page.getByRole('link', { name: 'Services' }).click();
  await page.getByRole('button', { name: 'Add a service' }).click();
  await page.getByRole('textbox', { name: 'Service' }).last().fill(service);
  await page.getByLabel('Price in dollars').last().fill('from 30');
  await save(page, 'services');

  await page.getByRole('link', { name: 'Features' }).click();
  const feature = page.getByRole('checkbox').first();
  const was = await feature.isChecked();
  await feature.setChecked(!was);
  await save(page, 'features');
  await page.reload();
  await expect(feature).toBeChecked({ checked: !was });

  await page.goto(`/business/${listing.slug}`);
  await expect(page.getByText(service)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('9 AM – 5 PM');
});

test('an owner moves the pin by the keyboard, and the place is kept', async ({ page }) => {
  await page.goto(`/auth?next=${encodeURIComponent(editor('details'))}`);
  await signIn(page, 'owner@mainstreet.example');
  const place = page.getByText(/^The pin is at /);
  const before = await place.textContent();
  await page.getByRole('button', { name: /^The pin\./ }).press('ArrowLeft');
  await expect(place).not.toHaveText(before ?? '');
  const after = await place.textContent();
  await save(page, 'place on the map');
  await page.reload();
  await expect(place).toHaveText(after ?? '');
});

test('hours that overlap are refused where they stand, and nothing is lost', async ({ page }) => {
  await page.goto(`/auth?next=${encodeURIComponent(editor('hours'))}`);
  await signIn(page, 'owner@mainstreet.example');
  const typed = page.getByLabel('Type the hours');
  await typed.fill('mon 9-5, 12-6');
  await typed.press('Enter');
  await page.getByRole('button', { name: 'Save opening hours' }).click();
  await expect(page.getByText('Some of these hours overlap')).toBeVisible();
  await expect(typed).toHaveValue('mon 9-5, 12-6');
});
