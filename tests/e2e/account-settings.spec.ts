import { readFile } from 'node:fs/promises';
import {
  accountMenu,
  codeFor,
  followLink,
  linkFor,
  newEmail,
  openAs,
  openWindowAs,
  signInByForm,
  toast,
} from './account-steps.ts';
import { expect, test } from './test.ts';

test('a person changes everything about their account, takes it along and leaves', async ({
  page,
  browser,
  own,
}) => {
  const { email, password: first } = await own.createOwner('community_user');
  await openAs(page, { email, password: first }, '/help');
  await accountMenu(page).click();
  await page.getByRole('link', { name: 'Account settings' }).click();
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeFocused();

  await page.getByLabel('First name').fill('x'.repeat(101));
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(
    'First name can have at most 100 characters; these are 101',
  );
  await expect(page.getByLabel('First name')).toHaveValue('x'.repeat(101));
  await page.getByLabel('First name').fill('<i>Anabel</i>');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(accountMenu(page)).toHaveAttribute('aria-label', 'Account of <i>Anabel</i> Ruiz');

  await page.getByRole('button', { name: 'Become a business owner' }).click();
  await expect(page.getByText('Your role: Business owner')).toBeVisible();

  await page.getByLabel('By email: Messages').uncheck();
  await page.getByLabel('By email: Weekly digest').check();
  await page.getByLabel('City of the weekly digest').selectOption('Austin, TX');
  await page.getByLabel('By email: Reviews of my listings').uncheck();
  // Becoming an owner was told in the same word: a page that is reloaded then sends nothing more.
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().includes('notification_preferences') && answer.request().method() !== 'GET',
  );
  await page.getByRole('button', { name: 'Save choices' }).click();
  expect((await kept).ok()).toBe(true);
  await expect(toast(page)).toContainText('Saved');
  await page.reload();
  await expect(page.getByLabel('By email: Messages')).not.toBeChecked();
  await expect(page.getByLabel('By email: Reviews of my listings')).not.toBeChecked();
  await expect(page.getByLabel('First name')).toHaveValue('<i>Anabel</i>');

  const elsewhere = await browser.newPage();
  await elsewhere.goto('/auth');
  await signInByForm(elsewhere, email, first);
  await expect(accountMenu(elsewhere)).toBeVisible();
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill('a second password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'Your current password is not correct',
  );
  await expect(page.getByLabel('New password')).toHaveValue('a second password');
  await page.getByLabel('Current password').fill(first);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page)).toContainText('Password changed');
  await expect(page.getByLabel('New password')).toHaveValue('');
  await elsewhere.reload();
  await expect(elsewhere.getByRole('link', { name: 'Sign in' })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as object;
  expect(file).toMatchObject({
    user: { email },
    profile: [{ first_name: '<i>Anabel</i>', last_name: 'Ruiz' }],
    notification_preferences: [
      { off_mail: ['listing_reviews', 'messages'], digest_metro: 'austin-tx' },
    ],
    listings: [],
  });

  const second = newEmail();
  const confirmed = page.getByLabel('Password for this change');
  await page.getByLabel('New email').fill(email);
  await confirmed.fill('not this one');
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByLabel('New email')).toHaveAccessibleDescription(/already your address/);
  await page.getByLabel('New email').fill('owner@mainstreet.example');
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(confirmed).toHaveAccessibleDescription('Your current password is not correct');
  await confirmed.fill('a second password');
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByLabel('New email')).toHaveAccessibleDescription(/Another account/);
  await page.getByLabel('New email').fill(second);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`Waiting for ${second}`)).toBeVisible();
  const fromNew = await linkFor(page, second);
  await expect(page.getByRole('button', { name: /^Send it again in/ })).toBeDisabled();
  const waiting = page.getByLabel(`Code sent to ${email}`);
  await waiting.fill('1');
  await page.getByRole('button', { name: 'Confirm', exact: true }).last().click();
  await expect(waiting).toHaveAccessibleDescription(/The code has 8 digits/);
  await waiting.fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).last().click();
  await expect(toast(page)).toContainText('One of two confirmed');
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
  await expect(page.getByText(`Your address is ${email}`)).toBeVisible();
  await page.goto('/');
  const exchanged = page.waitForRequest('**/auth/v1/token?grant_type=pkce');
  await followLink(page, fromNew, 'Confirm the change');
  await exchanged;
  await expect(toast(page)).toContainText('Email changed');
  await expect(page).toHaveURL('/account-settings');
  await expect(page.getByText(`Your address is ${second}`)).toBeVisible();
  await page.goto('/');
  await followLink(page, fromNew, 'Switch accounts and confirm the change');
  await expect(toast(page)).toContainText('You are signed in already');
  await page.goto('/account-settings');

  await page.getByText('Delete my account…').click();
  await page.getByRole('button', { name: 'Delete my account permanently' }).click();
  await expect(page.getByLabel('Type DELETE to confirm')).toHaveAccessibleDescription(
    'Please type DELETE in this field',
  );
  await page.getByLabel('Type DELETE to confirm').fill('delete');
  const password = page.getByLabel('Your password');
  await expect(password).toHaveAccessibleDescription(/Your password is required/);
  await password.fill(first);
  await page.getByRole('button', { name: 'Delete my account permanently' }).click();
  await expect(password).toHaveAccessibleDescription(/Your current password is not correct/);
  await expect(page.getByLabel('Type DELETE to confirm')).toHaveValue('delete');
  await password.fill('a second password');
  await page.getByRole('button', { name: 'Delete my account permanently' }).click();
  await expect(toast(page)).toContainText('Goodbye');
  await expect(page).toHaveURL('/');
  await page.goto('/auth');
  await signInByForm(page, second, 'a second password');
  await expect(toast(page)).toContainText('Invalid login credentials');
});

test('signing out everywhere also ends the session in another browser', async ({
  page,
  browser,
  own,
}) => {
  const person = await own.createOwner();
  await openAs(page, person, '/help');
  await expect(accountMenu(page)).toBeVisible();
  const elsewhere = await openWindowAs(browser, person, '/account-settings');
  await elsewhere.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(toast(elsewhere)).toContainText('on all your other devices');
  await expect(elsewhere).toHaveURL('/');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
