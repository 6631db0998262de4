import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright/test';
import { demo, openAs, toast } from './account-steps.ts';
import { expect, settled, test } from './test.ts';

test('an admin finds a listing, suspends it, undoes that, and suspends it again', async ({
  page,
  own,
  request,
}) => {
  const { id, slug, name } = await own.createListing();
  const readPublic = async () => (await request.get(`/business/${slug}`)).status();
  await expect.poll(readPublic).toBe(200);

  await openAs(page, demo.admin, '/dashboard');
  await page.getByRole('link', { name: 'Listings', exact: true }).click();
  await page.getByLabel(/^Name and city/).fill(name);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('None');
  await row.getByRole('link', { name: 'Published' }).click();
  await expect(page).toHaveURL(`/business-profile/${id}/status`);

  const suspend = page.getByRole('button', { name: 'Suspend listing' });
  await suspend.click();
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/Reason is required/);
  await page.getByLabel('Reason').fill('Another business is at this address');
  await suspend.click();
  await expect(toast(page)).toContainText('Saved');
  await expect(page.getByText('This listing is: Suspended')).toBeVisible();
  await expect.poll(readPublic).toBe(410);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('This listing is: Published')).toBeVisible();
  await expect.poll(readPublic).toBe(200);
  await expect(suspend).toBeVisible();

  await page.getByLabel('Reason').fill('It was right the first time');
  await suspend.click();
  await expect(page.getByText('This listing is: Suspended')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore listing' })).toBeVisible();
  await expect(page.getByText('This listing is not public (suspended).')).toBeVisible();
});

test('the page of a listing has a link to its editor for those who may edit it', async ({
  page,
  own,
}) => {
  const owner = await own.createOwner();
  const { id, slug } = await own.createListing({ owner_id: owner.userId });
  const edit = page.getByRole('link', { name: 'Edit this listing' });
  await openAs(page, demo.visitor, `/business/${slug}`);
  await expect(page.getByRole('link', { name: /Claim it/ })).toBeVisible();
  await settled(page);
  await expect(edit).toHaveCount(0);
  for (const person of [owner, demo.admin]) {
    await openAs(page, person, `/business/${slug}`);
    await edit.click();
    await expect(page).toHaveURL(`/business-profile/${id}`);
  }
  await page.goto(`/business/${slug}`);
  await page.getByRole('link', { name: 'Suspend', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Suspend listing' })).toBeVisible();
});

test('an admin comes back to the list with its search, and opens a listing by keys alone @phone', async ({
  page,
  own,
}) => {
  const { id, name } = await own.createListing();
  const search = `/dashboard/listings?q=${encodeURIComponent(name)}`;
  await openAs(page, demo.admin, search);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`/business-profile/${id}`);
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Listings' })
    .click();
  await expect(page).toHaveURL(search);
  await tabTo(page.getByLabel(`Select ${name}`));
  await page.keyboard.press('Space');
  await tabTo(page.getByLabel('Reason'));
  await page.keyboard.type('A trial');
  await tabTo(page.getByRole('button', { name: 'Suspend 1' }));
  await page.keyboard.press('Enter');
  const jobs = page.getByRole('status', { name: 'Bulk actions' });
  await expect(jobs).toContainText('Suspend: 1');
  await tabTo(jobs.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(jobs).toContainText('Suspend: undone.');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Published');

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Awaiting review' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const find = page.getByRole('dialog', { name: 'Find anything' });
  await expect(find.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(find.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/business-profile/${id}`);
});

test('an admin selects, decides, rejects and undoes by keys alone @phone', async ({
  page,
  own,
}) => {
  const sender = await own.createOwner();
  await own.sendSubmissions(sender, ['Quixotry One', 'Quixotry Two', 'Quixotry Three']);
  await openAs(page, await own.createOwner('admin'), `/dashboard/queue?sender=${sender.userId}`);
  const one = page.getByRole('link', { name: 'Quixotry One', exact: true });
  await expect(one).toBeVisible();
  await page.keyboard.press('j');
  await expect(one).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByLabel('Select Quixotry One')).toBeChecked();
  await page.keyboard.press('x');
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Quixotry One: submission');
  await expect(page.getByRole('button', { name: 'Approve and publish' })).toBeInViewport();
  await page.keyboard.press('a');
  await expect(page.getByText('Approved: Quixotry One')).toBeVisible();
  await expect(title).toHaveText('Quixotry Two: submission');
  await page.keyboard.press('r');
  await expect(page.getByLabel('Reason', { exact: true })).toBeFocused();
  await page.keyboard.type('Already listed');
  await tabTo(page.getByRole('button', { name: 'Reject', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rejected: Quixotry Two')).toBeVisible();
  await expect(title).toHaveText('Quixotry Three: submission');
  await page.keyboard.press('z');
  await expect(toast(page)).toContainText('Undone');
  await expect(page.getByText('Rejected: Quixotry Two')).toHaveCount(0);
});

test('an admin exports what the list finds', async ({ page, own }) => {
  const city = `Quixotry ${crypto.randomUUID().slice(0, 8)}`;
  const names = await Promise.all(
    [null, '(512) 555-0147'].map(async (phone) => (await own.createListing({ city, phone })).name),
  );
  await openAs(page, demo.admin, '/dashboard/export');
  await page.getByLabel('City', { exact: true }).fill(city);
  await page.getByLabel('Missing').selectOption('Phone');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await expect(page.getByRole('rowheader')).toContainText([names[0]!]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(names[0]);
});

/** Goes on by Tab, as somebody without a mouse, until this has the focus; a screen has fewer than 150 stops. */
async function tabTo(target: Locator) {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 150; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
