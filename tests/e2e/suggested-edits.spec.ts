import type { Page } from 'playwright/test';
import { openAs, toast } from './account-steps.ts';
import { clickFarDown, expect, hydrated, settled, test } from './test.ts';

test('a visitor suggests an edit, signs in when sending, and the owner accepts one field and rejects another @phone-only', async ({
  page,
  own,
  browser,
}) => {
  const [owner, person] = [await own.createOwner(), await own.createOwner()];
  const { slug, name } = await own.createListing({
    owner_id: owner.userId,
    phone: '(512) 555-0100',
  });
  const ownerPage = await browser.newPage();

  await page.goto(`/business/${slug}`);
  await clickFarDown(page.getByRole('link', { name: 'Suggest an edit' }));
  await hydrated(page);
  await expect(page.getByText('(512) 555-0100')).toBeVisible();
  await page.getByText('Phone', { exact: true }).click();
  await page.getByLabel('Phone number').fill('12');
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(page.getByText('Please enter a valid 10-digit phone number').first()).toBeVisible();
  await page.getByLabel('Phone number').fill('512 555 0199');
  await page.getByText('Parking', { exact: true }).click();
  await page.getByLabel('Parking (optional)').fill('Behind the house');
  await page.getByLabel('How do you know?').fill('I called them.');
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your email').fill(person.email);
  await dialog.getByLabel('Password').fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in and send' }).click();
  await expect(page.getByRole('heading', { name: `${name}: your suggestion` })).toBeVisible();
  await expect(page.getByText('Awaiting review').first()).toBeVisible();

  await openAs(ownerPage, owner, '/dashboard');
  await ownerPage.getByRole('link', { name: /^Accept or reject/ }).click();
  const phone = ownerPage.getByRole('article', { name: 'Phone' });
  await expect(phone.getByText('(512) 555-0199')).toBeVisible();
  await expect(phone.getByText('I called them.')).toBeVisible();
  await phone.getByRole('button', { name: 'Accept' }).click();
  await expect(phone).toHaveCount(0);
  const parking = ownerPage.getByRole('article', { name: 'Parking' });
  await expect(parking.getByRole('heading', { name: 'Parking' })).toBeFocused();
  await parking.getByText('Reject Parking').click();
  await parking.getByLabel('Why is it wrong?').fill('That is a garden.');
  await parking.getByRole('button', { name: 'Reject edit' }).click();
  await expect(ownerPage.getByText('No suggested edits right now.')).toBeFocused();

  await page.reload();
  await expect(page.getByText('· Accepted')).toBeVisible();
  await expect(page.getByText('That is a garden.')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`/business/${slug}`)).text())
    .toContain('(512) 555-0199');
  await expect
    .poll(async () => (await page.request.get(`/business/${slug}/history`)).text())
    .toContain('a neighbor');
  await page.goto('/dashboard');
  await expect(
    page.getByRole('region', { name: 'Your suggested edits' }).getByRole('link', { name }),
  ).toBeVisible();
});

test('without an owner an admin decides that a business has closed, and may undo it', async ({
  page,
  own,
  browser,
  execute,
}) => {
  const [person, admin] = [await own.createOwner(), await own.createOwner('admin')];
  const { slug, name } = await own.createListing({});
  const adminPage = await browser.newPage();
  await openAs(page, person, `/business/${slug}/suggest`);
  await hydrated(page);
  await page.getByLabel('It is permanently closed').check();
  await page.getByLabel('Link to a source').fill('https://news.example/closed');
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(page.getByText('An admin will review it')).toBeVisible();

  await openAs(adminPage, admin, '/dashboard/queue?kind=edit');
  await adminPage.getByRole('link', { name }).click();
  await expect(adminPage.getByText('permanently closed')).toBeVisible();
  await expect(adminPage.getByRole('link', { name: 'https://news.example/closed' })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(adminPage.getByText(`Approved: ${name}`)).toBeVisible();
  await adminPage.getByRole('button', { name: /^Undo/ }).click();
  await expect(adminPage.getByText('Undone', { exact: true }).first()).toBeVisible();
  await adminPage.goto('/dashboard/queue?kind=edit');
  await adminPage.getByRole('link', { name }).click();
  await adminPage.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(adminPage.getByText(`Approved: ${name}`)).toBeVisible();
  await execute();
  await page.reload();
  await expect(page.getByText('· Accepted')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`/business/${slug}`)).text())
    .toContain('Permanently closed');
});

test('a duplicate is found by its name, and the dialog offers a code by mail', async ({
  page,
  own,
}) => {
  const person = await own.createOwner();
  const { slug } = await own.createListing({});
  await page.goto(`/business/${slug}/suggest`);
  await hydrated(page);
  await page.getByLabel('It is listed twice').check();
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(page.getByText('Please choose the other listing')).toBeVisible();
  await page.getByRole('combobox', { name: 'The other listing' }).fill('Sunnyside Drain');
  await page
    .getByRole('option', { name: /^Sunnyside Drain/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Email me a code instead' }).click();
  await expect(dialog.getByRole('heading', { name: 'Sign in with a code' })).toBeVisible();
  await expect(dialog.getByLabel('Your email')).toBeFocused();
  await page.route('**/auth/v1/otp**', (route) =>
    route.fulfill({ status: 429, json: { message: 'Please wait a minute' } }),
  );
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Email not sent. Please wait a minute')).toBeVisible();
  await dialog.getByRole('button', { name: 'I have a password' }).click();
  await dialog.getByLabel('Your email').fill(person.email);
  await dialog.getByLabel('Password').fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in and send' }).click();
  await expect(page.getByText('Same business as')).toBeVisible();
});

test('an unsent suggestion is restored until it is sent or discarded', async ({ page, own }) => {
  const person = await own.createOwner();
  const { slug } = await own.createListing({});
  await page.goto(`/business/${slug}/suggest`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(page.getByText('Choose a detail and change it, then send.')).toBeVisible();
  await page.getByText('Phone', { exact: true }).click();
  await page.getByLabel('Phone number').fill('512 555 0199');
  await page.getByLabel('How do you know?').fill('I called them.');
  await page.reload();
  await expect(page.getByText(/^Your draft of .* is restored/)).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue('512 555 0199');
  await expect(page.getByLabel('How do you know?')).toHaveValue('I called them.');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByLabel('How do you know?')).toHaveValue('');
  await expect(page.getByLabel('Phone number')).toBeHidden();

  await page.getByLabel('It moved to another address').check();
  await page.getByLabel('City').fill('Decatur');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Decatur');
  await page.getByLabel('It is permanently closed').check();
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your email').fill(person.email);
  await dialog.getByLabel('Password').fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in and send' }).click();
  await expect(page.getByText('Awaiting review').first()).toBeVisible();
  await page.goto(`/business/${slug}/suggest`);
  await hydrated(page);
  await expect(page.getByLabel('Details on the page')).toBeChecked();
  await expect(page.getByText('is restored')).toHaveCount(0);
});

test('owner, colleague and proposer at once: a field is decided once, and one that was withdrawn not at all', async ({
  page,
  own,
  browser,
}) => {
  const [owner, colleague, person] = [
    await own.createOwner(),
    await own.createOwner(),
    await own.createOwner(),
  ];
  const { id, slug } = await own.createListing({ owner_id: owner.userId });
  await own.addColleague({ business_id: id, user_id: colleague.userId, role: 'editor' });
  await openAs(page, person, `/business/${slug}/suggest`);
  await hydrated(page);
  await page.getByText('Phone', { exact: true }).click();
  await page.getByLabel('Phone number').fill('512 555 0199');
  await page.getByText('Parking', { exact: true }).click();
  await page.getByLabel('Parking (optional)').fill('Behind the house');
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(page.getByText('Awaiting review').first()).toBeVisible();

  const [ownerPage, colleaguePage] = [await browser.newPage(), await browser.newPage()];
  const phoneOn = (screen: Page) => screen.getByRole('article', { name: 'Phone' });
  const parkingOn = (screen: Page) => screen.getByRole('article', { name: 'Parking' });
  for (const [screen, account] of [
    [ownerPage, owner],
    [colleaguePage, colleague],
  ] as const) {
    await openAs(screen, account, `/business-profile/${id}/suggestions`);
    await expect(parkingOn(screen)).toBeVisible();
  }
  await phoneOn(ownerPage).getByRole('button', { name: 'Accept' }).click();
  await expect(phoneOn(ownerPage)).toHaveCount(0);
  await phoneOn(colleaguePage).getByText('Reject Phone').click();
  await phoneOn(colleaguePage).getByLabel('Why is it wrong?').fill('It is the old one.');
  await phoneOn(colleaguePage).getByRole('button', { name: 'Reject edit' }).click();
  await expect(toast(colleaguePage)).toContainText('This has changed');
  await expect(phoneOn(colleaguePage)).toHaveCount(0);

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('· Withdrawn')).toBeVisible();
  await expect(page.getByText('The changes awaiting review have been withdrawn.')).toBeFocused();
  await parkingOn(ownerPage).getByRole('button', { name: 'Accept' }).click();
  await expect(ownerPage.getByText('No suggested edits right now.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('· Accepted')).toBeVisible();
  await expect(page.getByText('· Withdrawn')).toBeVisible();
});

test('a suggestion that is sent after its person has left the form does not call them back', async ({
  page,
  own,
}) => {
  const { slug } = await own.createListing();
  await openAs(page, await own.createOwner(), `/business/${slug}/suggest`);
  await hydrated(page);
  await page.getByLabel('It is permanently closed').check();
  const left = Promise.withResolvers<void>();
  await page.route('**/rpc/suggest_edit', async (route) => {
    await left.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  const sent = page.waitForResponse('**/rpc/suggest_edit');
  left.resolve();
  await (await sent).finished();
  await settled(page);
  await expect(page).toHaveURL('/blog');
});
