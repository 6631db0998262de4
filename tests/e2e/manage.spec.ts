import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { findEditableValues } from '#app/domain/editing/editing-calls.ts';
import { findLayoutProblems } from '../support/find-layout-problems.ts';
import { demo, openAs, openWindowAs, toast } from './account-steps.ts';
import type { OwnRows } from './own-rows.ts';
import { clickFarDown, expect, hydrated, test } from './test.ts';

const unique = () => crypto.randomUUID().slice(0, 8);

/** The owner of a new listing, which is verified, at one part of it. */
async function openOwn(page: Page, own: OwnRows, part: string) {
  const owner = await own.createOwner();
  const listing = await own.createListing({ owner_id: owner.userId, verification: 'documents' });
  await openAs(page, owner, `/business-profile/${listing.id}/${part}`);
  return listing;
}

/**
 * The public page says so within two seconds, and what a busy machine adds: a single answer of a backend that has just
 * been slow takes four.
 */
async function expectLive(page: Page, path: string, text: string) {
  await expect
    .poll(async () => (await (await page.request.get(path)).text()).includes(text), {
      intervals: [200],
    })
    .toBe(true);
}

test('an owner changes a description, sees it live, and undoes it', async ({ page, own }) => {
  const words = `We answer at night, ${unique()}.`;
  const listing = await openOwn(page, own, 'details');
  const description = page.getByLabel('Description (optional)');
  const before = await description.inputValue();
  await description.fill(words);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Saved');
  await expectLive(page, `/business/${listing.slug}`, words);
  await page.getByRole('link', { name: 'History' }).click();
  const change = page.getByRole('listitem').filter({ hasText: words });
  await expect(change).toContainText('you, just now');
  await change.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Undone');
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(description).toHaveValue(before);
});

test('an owner adds and removes what a business is besides, and visitors find it by each', async ({
  page,
  own,
}) => {
  const listing = await openOwn(page, own, 'details');
  const chosen = page.getByRole('group', { name: 'More categories' });
  const box = chosen.getByRole('combobox', { name: 'Add a category' });
  const choose = async (text: string, name: string) => {
    await box.fill(text);
    await page.getByRole('option', { name }).first().click();
    await expect(chosen.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  };
  await choose('espresso', 'Cafés');
  await choose('museum', 'Museums');
  await choose('florist', 'Florists');
  await expect(box).toBeFocused();
  await choose('banks', 'Banks');
  await expect(box).toBeHidden();
  await expect(chosen).toBeFocused();
  await chosen.getByRole('button', { name: 'Remove Museums' }).click();
  await expect(chosen).toBeFocused();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Saved');
  await page.goto(`/business/${listing.slug}`);
  const also = page.getByText('Also:');
  await expect(also.getByRole('link')).toHaveText([/Cafés/, /Florists/, /Banks/]);
  await also.getByRole('link', { name: 'Florists' }).click();
  await expect(page.getByRole('link', { name: listing.name }).first()).toBeVisible();
});

test('input typed while the screen reloads after a save stays, and the saved value shows', async ({
  page,
  own,
}) => {
  await openOwn(page, own, 'details');
  const release = Promise.withResolvers<void>();
  await page.route(/get_editable_business/, async (route) => {
    await release.promise;
    await route.continue();
  });
  const parking = page.getByLabel('Parking (optional)');
  const saved = `Behind ${unique()}`;
  await parking.fill(saved);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Saved');
  await expect(parking).toHaveValue(saved);
  await parking.press('End');
  await parking.pressSequentially(' House');
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  release.resolve();
  await expect(page.getByRole('button', { name: 'One moment…' })).toHaveCount(0);
  await expect(parking).toHaveValue(`${saved} House`);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?');
});

test('every field of the form shows its own error', async ({ page, own }) => {
  await openOwn(page, own, 'details');
  for (const [label, typed, message] of [
    ['Business name', '  ', 'Business name is required'],
    ['Phone number', '512 555', 'Please enter a valid 10-digit phone number'],
    ['Email', '', 'Email is required'],
    ['Zip code', '1', 'Please enter a valid zip code (5 digits, or 5+4)'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(typed);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      new RegExp(message.replaceAll(/[()+]/g, String.raw`\$&`)),
    );
    // The first field that has an error gets the focus, and the screen moves to it.
    await expect(page.locator('[aria-invalid]:focus')).toBeVisible();
  }
});

test('two editors at once choose field by field which value stays', async ({
  page,
  browser,
  own,
}) => {
  const [mine, theirs] = [`https://${unique()}.example`, `https://${unique()}.example`];
  const phone = '(512) 555-0123';
  const listing = await openOwn(page, own, 'details');
  await expect(page.getByLabel('Website (optional)')).toBeVisible();
  const admin = await openWindowAs(browser, demo.admin, `/business-profile/${listing.id}/details`);
  await admin.getByLabel('Website (optional)').fill(theirs);
  await admin.getByLabel('Phone').fill(phone);
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(admin)).toContainText('Saved');

  await page.getByLabel('Website (optional)').fill(mine);
  await page.getByLabel('Phone').fill('512 555 0999');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Someone else changed this in the meantime' });
  await expect(alert).toContainText('the directory changed this just now');
  await alert
    .getByRole('group', { name: /^Phone/ })
    .getByLabel(`Use the other version: ${phone}`)
    .check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Saved');
  await expect(page.getByLabel('Phone')).toHaveValue(phone);
  await expect(page.getByLabel('Website (optional)')).toHaveValue(mine);
  await expectLive(page, `/business/${listing.slug}`, mine);
});

test('a new name of a verified listing waits, is approved, and goes live', async ({
  page,
  browser,
  own,
  execute,
}) => {
  const name = `Quixotry ${unique()} ${unique()}`;
  const listing = await openOwn(page, own, 'details');
  const present = await page.getByLabel('Business name').inputValue();
  await page.getByLabel('Business name').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Awaiting review', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Business name')).toHaveValue(present);
  expect(await (await page.request.get(`/business/${listing.slug}`)).text()).not.toContain(name);

  const admin = await openWindowAs(browser, demo.admin, '/dashboard/queue?sort=newest');
  await admin.getByRole('main').getByRole('link', { name: present, exact: true }).click();
  await expect(admin.getByText(name)).toBeVisible();
  await expect(admin.getByText('Awaiting review')).toBeVisible();
  const { pathname } = new URL(admin.url());
  await admin.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(admin.getByText(`Approved: ${present}`)).toBeVisible();
  await execute();
  await admin.goto(pathname);
  await expect(admin.getByText('Approved', { exact: true })).toBeVisible();
  await expectLive(page, `/business/${listing.slug}`, name);
  await page.reload();
  await expect(page.getByLabel('Business name')).toHaveValue(name);
});

test('a listing is closed temporarily and permanently, and opened again', async ({ page, own }) => {
  const listing = await openOwn(page, own, 'status');
  const save = page.getByRole('button', { name: 'Save status' });
  await page.getByLabel(/^Temporarily closed/).check();
  await page.getByLabel('Reopening on (optional)').fill('2020-01-01');
  await save.click();
  await expect(page.getByLabel('Reopening on (optional)')).toHaveAccessibleDescription(
    'Please choose a day within the next two years',
  );
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Reopening on (optional)').fill(day);
  await save.click();
  await expect(toast(page)).toContainText('Saved');
  await expectLive(page, `/business/${listing.slug}`, 'reopening on');
  await page.getByLabel(/^Permanently closed/).check();
  await save.click();
  await expect(page.getByLabel('Yes, it is permanently closed')).toHaveAccessibleDescription(
    'Please confirm that it is permanently closed',
  );
  await page.getByLabel('Yes, it is permanently closed').check();
  await save.click();
  await expectLive(page, `/business/${listing.slug}`, 'Permanently closed');
  await page.getByLabel(/^Open for business/).check();
  await save.click();
  await expectLive(page, `/business/${listing.slug}`, 'Good to know');
});

test('anybody checks the history of a listing in their browser', async ({ page }) => {
  await page.goto('/business/sunnyside-drain-and-sewer-decatur-ga');
  await clickFarDown(page.getByRole('link', { name: 'Edit history' }));
  await hydrated(page);
  await page.getByText('Verify this history').click();
  await page.getByRole('button', { name: 'Check the history' }).click();
  await expect(
    page.getByText(
      /\d+ rows: none altered, inserted, or removed between others. Hash of the newest: [0-9a-f]{64}$/,
    ),
  ).toBeVisible();
  await page.route('**/history.json', async (route) => {
    const answer = await (await route.fetch()).text();
    await route.fulfill({ body: answer.replace('\\"Sunnyside', '\\"Funnyside') });
  });
  await page.getByRole('button', { name: 'Check the history' }).click();
  await expect(page.getByText(/^Row \d+ has been altered/)).toBeVisible();
});

/** Moves the focus there as a keyboard does. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

async function pressEnter(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('an owner changes listings by a spreadsheet, sees each change and takes them back, by keyboard alone @phone', async ({
  page,
  own,
}) => {
  const owner = await own.createOwner();
  const facts = { owner_id: owner.userId, phone: '(512) 555-0100' };
  const listings = [await own.createListing(facts), await own.createListing(facts)];
  await openAs(page, owner, '/business-profile');
  await pressEnter(page, page.getByRole('link', { name: 'Spreadsheet' }));
  const downloading = page.waitForEvent('download');
  await pressEnter(page, page.getByRole('button', { name: 'Download my listings (CSV)' }));
  const text = readFileSync(await (await downloading).path(), 'utf8');
  const choosing = page.waitForEvent('filechooser');
  await pressEnter(page, page.getByLabel('Your changed file'));
  const changed = text.replace('(512) 555-0100', '512.555.0123');
  await (
    await choosing
  ).setFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) });

  await expect(page.getByRole('listitem').filter({ hasText: '(512) 555-0123' })).toHaveCount(1);
  expect(await page.evaluate(findLayoutProblems)).toEqual([]);
  await pressEnter(page, page.getByRole('button', { name: 'Save 1 listing' }));
  const undo = page.getByRole('button', { name: 'Undo these changes' });
  await expect(undo).toBeVisible();
  const phones = async () => {
    const db = await own.openAs(owner);
    const found = await findEditableValues(
      { db },
      listings.map(({ id }) => id),
    );
    return found.map(({ values }) => values.phone).sort((one, other) => one.localeCompare(other));
  };
  expect(await phones()).toEqual(['(512) 555-0100', '(512) 555-0123']);
  await pressEnter(page, undo);
  await expect(page.getByText('Undone: 1.')).toBeVisible();
  expect(await phones()).toEqual(['(512) 555-0100', '(512) 555-0100']);
  await pressEnter(page, page.getByRole('link', { name: 'All files' }));
  await expect(page.getByRole('row', { name: /mine\.csv/ })).toContainText('Undone');
});
