import { type Page } from 'playwright/test';
import { openAs, toast } from './account-steps.ts';
import type { OwnRows } from './own-rows.ts';
import { expect, test } from './test.ts';

/** The owner of a new listing, at the screen of its hours. */
async function openHours(page: Page, own: OwnRows) {
  const owner = await own.createOwner();
  const listing = await own.createListing({ owner_id: owner.userId });
  await openAs(page, owner, `/business-profile/${listing.id}/hours`);
  return listing;
}

async function save(page: Page, what: string) {
  await page.getByRole('button', { name: `Save ${what}` }).click();
  await expect(toast(page).filter({ hasText: 'Saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
}

const weekRow = (page: Page, day: string) =>
  page.getByRole('table', { name: 'Every week' }).getByRole('row').filter({ hasText: day });

test('an owner types the week, names a holiday and a service, and visitors read it @phone', async ({
  page,
  own,
}) => {
  const listing = await openHours(page, own);
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
  await page.getByRole('textbox', { name: 'Service' }).last().fill('Lamp repair');
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
  await expect(page.getByText('Lamp repair')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('9 AM – 5 PM');
});

test('an owner moves the pin by the keyboard, and the place is kept', async ({ page, own }) => {
  const owner = await own.createOwner();
  const { id } = await own.createListing({ owner_id: owner.userId });
  await openAs(page, owner, `/business-profile/${id}/details`);
  const place = page.getByText(/^The pin is at /);
  const before = await place.textContent();
  await page.getByRole('button', { name: /^The pin\./ }).press('ArrowLeft');
  await expect(place).not.toHaveText(before ?? '');
  const after = await place.textContent();
  await save(page, 'place on the map');
  await page.reload();
  await expect(place).toHaveText(after ?? '');
});

test('hours that overlap are refused where they stand, and nothing is lost', async ({
  page,
  own,
}) => {
  await openHours(page, own);
  const typed = page.getByLabel('Type the hours');
  await typed.fill('mon 9-5, 12-6');
  await typed.press('Enter');
  await page.getByRole('button', { name: 'Save opening hours' }).click();
  await expect(page.getByText('Some of these hours overlap')).toBeVisible();
  await expect(typed).toHaveValue('mon 9-5, 12-6');
});

test('what cannot be read stays in its field with a message, and nothing is saved', async ({
  page,
  own,
}) => {
  const listing = await openHours(page, own);
  const typed = page.getByLabel('Type the hours');
  await typed.fill('mon-fri 9-5, by appointment');
  await page.getByRole('button', { name: 'Save opening hours' }).click();
  await expect(typed).toBeFocused();
  await expect(typed).toHaveAccessibleDescription(/under Features/);
  await typed.fill('mon-fri 9-late');
  await page.getByRole('button', { name: 'Save opening hours' }).click();
  await expect(typed).toBeFocused();
  await expect(typed).toHaveAccessibleDescription(/We do not understand “9-late”/);

  await page.getByRole('button', { name: /^Christmas Day,/ }).click();
  const date = page.getByLabel('Date').last();
  await date.fill('');
  await page.getByRole('button', { name: 'Save special days' }).click();
  await expect(date).toBeFocused();
  await expect(page.getByText('Please enter a date')).toBeVisible();

  await page.goto(`/business-profile/${listing.id}/services`);
  await page.getByRole('button', { name: 'Add a service' }).click();
  await page.getByRole('textbox', { name: 'Service' }).last().fill('Lamp repair');
  const price = page.getByLabel('Price in dollars').last();
  const unit = page.getByLabel('Per (optional)').last();
  await price.fill('15 / person');
  await expect(unit).toHaveValue('person');
  for (const text of ['€10', '12,50']) {
    await price.fill(text);
    await page.getByRole('button', { name: 'Save services' }).click();
    await expect(price).toBeFocused();
    await expect(price).toHaveAccessibleDescription(/Please enter a price in dollars/);
    await expect(price).toHaveValue(text);
    await expect(unit).toHaveValue('person');
  }
  await expect(toast(page)).toHaveCount(0);
  await page.goto(`/business/${listing.slug}`);
  await expect(page.getByText('Lamp repair')).toHaveCount(0);
});
