import type { Page } from 'playwright/test';
import {
  accountMenu,
  demo,
  findBackend,
  linkFor,
  newEmail,
  openAs,
  openWindowAs,
  toast,
  signUpByForm,
} from './account-steps.ts';
import type { OwnRows } from './own-rows.ts';
import { expect, test } from './test.ts';

const password = 'a password of a test';
const mailTimeout = { timeout: 90_000 };

/** The owner of a new listing, at the screen where others are let in. */
async function openAccess(page: Page, own: OwnRows) {
  const owner = await own.createOwner();
  const listing = await own.createListing({ owner_id: owner.userId });
  const accessOf = `/business-profile/${listing.id}/access`;
  await openAs(page, owner, accessOf);
  return { owner, listing, accessOf };
}

/** The link of the invitation, once its mail has come. */
async function invitationFor(page: Page, email: string): Promise<string> {
  let link = '';
  await expect(async () => {
    link = await linkFor(page, email);
    expect(link).toMatch(/^\/invitation#invitation=/);
  }).toPass(mailTimeout);
  return link;
}

type Answer = { outcome?: string; values?: { opening_hours: object[] } };

/** What a person asks of a function of the database, past all screens. */
async function callAs(page: Page, name: string, args: object) {
  const url = `${await findBackend(page)}/rest/v1/rpc/${name}`;
  const config = (await (await page.request.get('/api/config')).json()) as Record<string, string>;
  const stored = await page.evaluate(() => localStorage.getItem('mainstreet.session'));
  const { access_token } = JSON.parse(stored ?? '{}') as { access_token: string };
  const headers = {
    apikey: config.supabase_publishable_key ?? '',
    Authorization: `Bearer ${access_token}`,
  };
  const response = await page.request.post(url, { data: args, headers });
  return { status: response.status(), answer: (await response.json()) as Answer };
}

test('a colleague is invited by mail, signs up, changes the hours only, and is sent away again', async ({
  page,
  browser,
  own,
}) => {
  const email = newEmail();
  const { listing } = await openAccess(page, own);
  await page.getByLabel('Their email').fill(email);
  await page.getByRole('radio', { name: 'Hours' }).check();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Invitations' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  const helper = await browser.newPage();
  await helper.goto(await invitationFor(page, email));
  await expect(helper).toHaveURL(/\/invitation$/);
  await expect(helper.getByText('you can edit the hours, without an end date')).toBeVisible();
  await expect(helper.getByText(`To accept, sign in with ${email}`)).toBeVisible();

  await signUpByForm(helper, email, password);
  await helper.goto('/dashboard');
  await helper.getByRole('link', { name: /^Answer/ }).click();
  await helper.getByRole('button', { name: 'Accept' }).click();
  await expect(helper.getByText('You have no open invitations.')).toBeVisible();
  await helper.getByRole('link', { name: 'Go to your listings' }).click();
  await expect(helper.getByText('You can edit the hours')).toBeVisible();

  const business_id = listing.id;
  const { answer } = await callAs(helper, 'get_editable_business', { business_id });
  const opening_hours = answer.values?.opening_hours ?? [];
  const hours = {
    business_id,
    old_values: { opening_hours },
    new_values: { opening_hours: opening_hours.slice(1) },
  };
  expect(opening_hours.length).toBeGreaterThan(1);
  expect(await callAs(helper, 'change_business', hours)).toMatchObject({
    status: 200,
    answer: { outcome: 'saved' },
  });
  const refused = { status: 403 };
  const words = {
    business_id,
    old_values: { description: '' },
    new_values: { description: 'Ours now' },
  };
  expect(await callAs(helper, 'change_business', words)).toMatchObject(refused);
  const phone = { business_id, facts: ['phone'] };
  expect(await callAs(helper, 'confirm_facts', phone)).toMatchObject(refused);
  const more = { business_id, email: 'friend@people.example', role: 'editor' };
  expect(await callAs(helper, 'invite_to_business', more)).toMatchObject(refused);

  await page.reload();
  const member = page.getByRole('listitem').filter({ hasText: email });
  await member.getByRole('button', { name: 'Remove access' }).click();
  await expect(member).toBeHidden();
  const back = { ...hours, old_values: hours.new_values, new_values: hours.old_values };
  expect(await callAs(helper, 'change_business', back)).toMatchObject(refused);
});

test('an invitation opened by another signed-in person says that it is for someone else', async ({
  page,
  browser,
  own,
}) => {
  const email = newEmail();
  await openAccess(page, own);
  await page.getByLabel('Their email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const link = await invitationFor(page, email);
  const other = await openWindowAs(browser, demo.visitor, '/dashboard');
  await expect(accountMenu(other)).toBeVisible();
  await other.goto(link);
  await expect(other.getByText('This invitation is for someone else')).toBeVisible();
  await expect(
    other.getByText(`went to ${email}, and you are signed in as visitor@`),
  ).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('button').click();
  await expect(page.getByText(email)).toBeHidden();
});

test('a listing is transferred; its new owner transfers it back', async ({
  page,
  browser,
  own,
}) => {
  const { email, password: theirs } = await own.createOwner();
  const heir = await browser.newPage();
  const { owner, listing, accessOf } = await openAccess(page, own);
  await page.getByLabel('New owner’s email').fill(email);
  await page.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await openAs(heir, { email, password: theirs }, '/invitations');
  await expect(heir.getByText('wants to transfer this listing to you')).toBeVisible();
  await heir.getByRole('button', { name: 'Accept' }).click();
  await expect(heir.getByText('You have no open invitations.')).toBeVisible();
  // Nobody is led astray by a screen that was theirs.
  await page.goto(accessOf);
  await expect(page).toHaveURL(/\/business-profile$/);
  await expect(page.getByRole('main').getByText(listing.name)).toBeHidden();

  await heir.goto(accessOf);
  await heir.getByLabel('New owner’s email').fill(owner.email);
  await heir.getByRole('button', { name: 'Send offer' }).click();
  await expect(heir.getByText('Becomes the owner')).toBeVisible();
  await page.goto('/invitations');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You have no open invitations.')).toBeVisible();
});

test('the dashboard names in one line what to confirm of a listing; there one tap says that a fact is still right', async ({
  page,
  own,
}) => {
  const owner = await own.createOwner();
  // Its owner for more than half a year.
  await own.createListing({ owner_id: owner.userId, created_at: '2025-01-01T12:00:00Z' });
  await openAs(page, owner, '/dashboard');
  const line = page.getByRole('listitem').filter({ hasText: 'confirm the' });
  await expect(line).toContainText('hours, phone, address, and website');
  await line.getByRole('link', { name: 'Confirm or fix' }).click();
  const taps = page.getByRole('button', { name: 'Confirm' });
  // Its hours, its phone, its address and its website.
  await expect(taps).toHaveCount(4);
  await taps.first().click();
  await expect(toast(page)).toContainText('Confirmed');
  await expect(taps).toHaveCount(3);
  await page.reload();
  await expect(taps).toHaveCount(3);
});
