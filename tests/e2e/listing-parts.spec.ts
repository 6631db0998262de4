import type { Page } from 'playwright/test';
import { closeToast, openAs, toast } from './account-steps.ts';
import type { OwnRows } from './own-rows.ts';
import { comingHoliday } from './submission-steps.ts';
import { expect, test } from './test.ts';

/** The owner of a new listing, at the screen of its hours. */
async function openHours(page: Page, own: OwnRows) {
  const owner = await own.createOwner();
  const listing = await own.createListing({ owner_id: owner.userId });
  await openAs(page, owner, `/business-profile/${listing.id}/hours`);
  return listing;
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page).filter({ hasText: 'Saved' })).toBeVisible();
  await closeToast(page);
}

const weekRow = (page: Page, day: string) =>
  page.getByRole('table', { name: 'Every week' }).getByRole('row').filter({ hasText: day });

test('an owner types the week, names a holiday and a service, and visitors read it @phone-only', async ({
  page,
  own,
}) => {
  const listing = await openHours(page, own);
  const typed = page.getByLabel('Type the hours');
  await typed.fill('mon-fri 9-5, sat 10-2');
  await save(page);
  await page.getByRole('button', { name: `${comingHoliday},` }).click();
  await save(page);
  await page.reload();
  await expect(weekRow(page, 'Saturday').first()).toContainText('10 AM – 2 PM');
  await expect(page.getByText(comingHoliday).first()).toBeVisible();

  await page.getByRole('link', { name: 'Services' }).click();
  await page.getByRole('button', { name: 'Add a service' }).click();
  await page.getByRole('textbox', { name: 'Service' }).last().fill('Lamp repair');
  await page.getByLabel('Price in dollars').last().fill('from 30');
  await save(page);

  await page.getByRole('link', { name: 'Features' }).click();
  const feature = page.getByRole('checkbox').first();
  const was = await feature.isChecked();
  await feature.setChecked(!was);
  await save(page);
  await page.reload();
  await expect(feature).toBeChecked({ checked: !was });

  await page.goto(`/business/${listing.slug}`);
  await expect(page.getByText('Lamp repair')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('9 AM – 5 PM');
});

test('an owner moves the pin by keyboard, and the location is saved', async ({ page, own }) => {
  const owner = await own.createOwner();
  const { id } = await own.createListing({ owner_id: owner.userId });
  await openAs(page, owner, `/business-profile/${id}/details`);
  const place = page.getByText(/^The pin is at /);
  const before = await place.textContent();
  await page.getByRole('button', { name: /^Pin\./ }).press('ArrowLeft');
  await expect(place).not.toHaveText(before ?? '');
  const after = await place.textContent();
  await save(page);
  await page.reload();
  await expect(place).toHaveText(after ?? '');
});

test('overlapping or unreadable hours stay in their field with a message and are not saved', async ({
  page,
  own,
}) => {
  const listing = await openHours(page, own);
  const typed = page.getByLabel('Type the hours');
  await typed.fill('mon 9-5, 12-6');
  await typed.press('Enter');
  await expect(page.getByText('Some of these hours overlap')).toBeVisible();
  await expect(typed).toHaveValue('mon 9-5, 12-6');
  await typed.fill('mon-fri 9-5, by appointment');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(typed).toBeFocused();
  await expect(typed).toHaveAccessibleDescription(/under Features/);
  await typed.fill('mon-fri 9-late');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(typed).toBeFocused();
  await expect(typed).toHaveAccessibleDescription(/“9-late” does not say at what time it closes/);

  await typed.fill('');
  await page.getByRole('button', { name: `${comingHoliday},` }).click();
  const date = page.getByLabel('Date').last();
  await date.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
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
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(price).toBeFocused();
    await expect(price).toHaveAccessibleDescription(/is no price in dollars/);
    await expect(price).toHaveValue(text);
    await expect(unit).toHaveValue('person');
  }
  await expect(toast(page)).toHaveCount(0);
  await page.goto(`/business/${listing.slug}`);
  await expect(page.getByText('Lamp repair')).toHaveCount(0);
});

test('a colleague with access to the hours sees only the hours, at every address', async ({
  page,
  own,
}) => {
  const [owner, colleague] = [await own.createOwner(), await own.createOwner()];
  const { id } = await own.createListing({ owner_id: owner.userId });
  await own.addColleague({ business_id: id, user_id: colleague.userId, role: 'hours' });
  await openAs(page, colleague, `/business-profile/${id}/hours`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  for (const part of ['details', 'services', 'attributes', 'photos', 'status']) {
    await page.goto(`/business-profile/${id}/${part}`);
    await expect(page.getByText('you can change only the hours of this listing.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Edit hours' }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
});

test('an editor who loses access while editing gets an error on saving', async ({ page, own }) => {
  const [owner, colleague] = [await own.createOwner(), await own.createOwner()];
  const { id } = await own.createListing({ owner_id: owner.userId });
  await own.addColleague({ business_id: id, user_id: colleague.userId, role: 'editor' });
  await openAs(page, colleague, `/business-profile/${id}/details`);
  await own.removeColleague({ business_id: id, user_id: colleague.userId });
  await page.getByLabel('Business name').fill('Quixotry of Nobody');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('You cannot change this.');
  await expect(page.getByLabel('Business name')).toHaveValue('Quixotry of Nobody');
});

test('two special days on one date are not saved, and the date says why', async ({ page, own }) => {
  await openHours(page, own);
  await page.getByRole('button', { name: 'Add another day' }).click();
  await page.getByRole('button', { name: 'Add another day' }).click();
  const dates = page.getByLabel('Date', { exact: true });
  await expect(dates).toHaveCount(2);
  const first = await dates.first().inputValue();
  const free = await dates.last().inputValue();
  await dates.last().fill(first);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dates.last()).toBeFocused();
  await expect(dates.last()).toHaveAccessibleDescription(/is already a special day/);
  await expect(toast(page)).toHaveCount(0);
  await dates.last().fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dates.last()).toHaveAccessibleDescription('Please enter a date');
  await dates.last().fill(free);
  await save(page);
  await page.reload();
  await expect(dates).toHaveCount(2);
});

test('a field that was put right needs no attention any more', async ({ page, own }) => {
  const owner = await own.createOwner();
  const { id } = await own.createListing({ owner_id: owner.userId });
  await openAs(page, owner, `/business-profile/${id}/details`);
  const [phone, email] = [
    page.getByLabel('Phone number'),
    page.getByLabel('Email', { exact: true }),
  ];
  await phone.fill('555');
  await email.fill('nobody');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('2 fields need your attention.')).toHaveCount(1);
  await phone.fill('(404) 555-0171');
  await expect(page.getByText('1 field needs your attention.')).toHaveCount(1);
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('hello@quixotry.example');
  await expect(page.getByText('your attention')).toHaveCount(0);
  // The same mistake again is told again.
  await email.fill('nobody');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('1 field needs your attention.')).toHaveCount(1);
  await expect(email).toBeFocused();
});
