import type { Page } from 'playwright/test';
import { expectAccessible } from './accessibility-checks.ts';
import {
  accountMenu,
  requestAccount,
  closeToast,
  followLink,
  linkFor,
  newEmail,
  openAs,
  signInByForm,
  signOutByMenu,
  toast,
} from './account-steps.ts';
import type { OwnRows, TestUser } from './own-rows.ts';
import { expect, test } from './test.ts';

/** Somebody new, before their settings. */
async function openSettings(page: Page, own: OwnRows): Promise<TestUser> {
  const person = await own.createOwner();
  await openAs(page, person, '/account-settings');
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  return person;
}

/** As after a night with the lid closed, in which the session was ended from elsewhere. */
async function endSession(page: Page) {
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('mainstreet.session') ?? '{}') as object;
    const ended = { ...session, refresh_token: 'of-nobody', expires_at: 1 };
    localStorage.setItem('mainstreet.session', JSON.stringify(ended));
  });
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

test('a form whose session has ended keeps its input, and is sent after signing in again', async ({
  page,
  own,
}) => {
  const { email, password } = await openSettings(page, own);
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saved.push(request.url());
  });
  await page.getByLabel('First name').fill('Anabel');
  await page.getByLabel('By email: Weekly digest').check();
  await endSession(page);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL('/account-settings');
  const again = dialog(page).getByLabel('Password');
  await expect(again).toBeFocused();
  await expect(dialog(page).getByLabel('Email')).toHaveValue(email);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save name' })).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Anabel');
  await page.getByRole('button', { name: 'Save name' }).click();
  await test.step('axe and HTML_CodeSniffer find nothing in it, and it fits 320 px', async () => {
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page, 'the dialog');
    await page.setViewportSize({ width: 320, height: 640 });
    const box = await dialog(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  });
  await dialog(page).getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Anabel');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Save name' }).click();

  await dialog(page).getByRole('button', { name: 'Sign in and send' }).click();
  await expect(again).toHaveAccessibleDescription('Password is required');
  await again.fill('not this one');
  await again.press('Enter');
  await expect(again).toHaveAccessibleDescription('Invalid login credentials');
  await expect(again).toBeFocused();
  expect(saved).toEqual([]);
  await again.fill(password);
  await again.press('Enter');
  await expect(toast(page)).toContainText('Saved');
  await expect(dialog(page)).toHaveCount(0);
  await expect(accountMenu(page)).toHaveAttribute('aria-label', 'Account of Anabel Ruiz');
  expect(saved).toHaveLength(1);
  await expect(page.getByLabel('First name')).toHaveValue('Anabel');
  await expect(page.getByLabel('By email: Weekly digest')).toBeChecked();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Anabel');
  await expect(page.getByLabel('By email: Weekly digest')).not.toBeChecked();
});

for (const wish of ['Discard what was entered', 'Send from this account']) {
  test(`a different person who signs in decides about the first one’s unsent form: ${wish}`, async ({
    page,
    own,
  }) => {
    await openSettings(page, own);
    const { email, password } = await own.createOwner();
    const saved: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') saved.push(request.url());
    });
    await page.getByLabel('By email: Weekly digest').check();
    await page.getByRole('button', { name: 'Save choices' }).click();
    await expect(toast(page)).toContainText('Saved');
    await page.getByLabel('First name').fill('Anabel');
    await endSession(page);
    await page.getByRole('button', { name: 'Save name' }).click();
    await dialog(page).getByLabel('Email').fill(email);
    await dialog(page).getByLabel('Password').fill(password);
    await dialog(page).getByRole('button', { name: 'Sign in and send' }).click();
    const question = page.getByRole('dialog', { name: 'Send from another account?' });
    await expect(question).toContainText(email);
    expect(saved).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel('First name')).toHaveValue('Anabel');
    await page.getByRole('button', { name: 'Save name' }).click();
    await question.getByRole('button', { name: wish }).click();
    const isSent = wish.startsWith('Send');
    const name = isSent ? 'Anabel' : 'Ana';
    if (isSent) await expect(toast(page)).toContainText('Saved');
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel('First name')).toHaveValue(name);
    await expect(accountMenu(page)).toHaveAttribute('aria-label', `Account of ${name} Ruiz`);
    expect(saved).toHaveLength(isSent ? 1 : 0);
    await expect(page.getByText(`Your address is ${email}`)).toBeVisible();
    await expect(page.getByLabel('By email: Weekly digest')).not.toBeChecked();

    await page.getByLabel('Last name').fill('Ruiz-Mora');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(accountMenu(page)).toHaveAttribute('aria-label', `Account of ${name} Ruiz-Mora`);
  });
}

test('signing in as another person in another tab fills the screen with their data', async ({
  page,
  browser,
  context,
  own,
}) => {
  await openSettings(page, own);
  await page.getByLabel('By email: Weekly digest').check();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(toast(page)).toContainText('Saved');
  await page.reload();
  await expect(page.getByLabel('By email: Weekly digest')).toBeChecked();

  const email = newEmail();
  const bob = { email, password: 'a password of Bob', firstName: 'Bob', lastName: 'Mora' };
  await requestAccount(await browser.newPage(), bob);
  const other = await context.newPage();
  await followLink(other, await linkFor(other, email), 'Confirm my email');
  await expect(accountMenu(other)).toHaveAttribute('aria-label', 'Account of Bob Mora');

  await expect(page.getByText(`Your address is ${email}`)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Bob');
  await expect(page.getByLabel('Last name')).toHaveValue('Mora');
  await expect(page.getByLabel('By email: Weekly digest')).not.toBeChecked();
  await page.getByLabel('Last name').fill('Mora Gil');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(accountMenu(page)).toHaveAttribute('aria-label', 'Account of Bob Mora Gil');
});

test('signing out in another tab leaves this screen, too, and a toast explains it', async ({
  page,
  context,
  own,
}) => {
  await openSettings(page, own);
  const other = await context.newPage();
  await other.goto('/');
  // The toast soon goes.
  await Promise.all([
    expect(toast(page)).toContainText('You signed out in another tab'),
    signOutByMenu(other),
  ]);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('signing out in another tab covers unsaved input, which returns on signing in again', async ({
  page,
  context,
  own,
}) => {
  const { email, password } = await openSettings(page, own);
  await page.getByLabel('First name').fill('Anabel');
  const other = await context.newPage();
  await other.goto('/');
  await signOutByMenu(other);
  const covered = page.getByRole('region', { name: 'You signed out in another tab' });
  await expect(covered).toBeVisible();
  await expect(page.getByLabel('First name')).toBeHidden();
  await expect(page.getByText(`Your address is ${email}`)).toBeHidden();
  await expect(covered.getByLabel('Email')).toHaveValue(email);
  await page.bringToFront();
  await covered.getByLabel('Password').fill(password);
  await covered.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Anabel');
  await expect(covered).toHaveCount(0);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(accountMenu(page)).toHaveAttribute('aria-label', 'Account of Anabel Ruiz');
});

test('a different person who signs in does not see the input on a covered screen', async ({
  page,
  context,
  own,
}) => {
  await openSettings(page, own);
  const { email, password } = await own.createOwner();
  await page.getByLabel('First name').fill('Anabel');
  const other = await context.newPage();
  await other.goto('/');
  await signOutByMenu(other);
  const covered = page.getByRole('region', { name: 'You signed out in another tab' });
  await page.bringToFront();
  await covered.getByLabel('Email').fill(email);
  await covered.getByLabel('Password').fill(password);
  await covered.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(`Your address is ${email}`)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
});

test('a person whose session has ended reads why they must sign in, and returns afterward', async ({
  page,
  own,
}) => {
  const { email, password } = await openSettings(page, own);
  // Where nothing asks for the account, and so for a new token, before the page is left.
  await page.goto('/robots.txt');
  await endSession(page);
  await page.goto('/account-settings');
  await expect(page).toHaveURL('/auth?next=%2Faccount-settings&session=ended');
  await expect(page.getByText('Your session has ended. Sign in again')).toBeVisible();
  await signInByForm(page, email, password);
  await expect(page).toHaveURL('/account-settings');
});

test('a form submitted after signing in again is saved, even after an earlier save', async ({
  page,
  own,
}) => {
  const owner = await own.createOwner();
  const { id } = await own.createListing({ owner_id: owner.userId });
  await openAs(page, owner, `/business-profile/${id}/details`);
  const description = page.getByLabel('Description (optional)');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await description.fill('Rye from our own oven.');
  await save.click();
  await expect(toast(page)).toContainText('Saved');
  await closeToast(page);
  // The value of before, which differs from what is saved by now.
  for (const words of ['Rye and wheat.', 'Wheat from our own oven.']) {
    await expect(save).toBeVisible();
    await description.fill(words);
    await endSession(page);
    await save.click();
    await dialog(page).getByLabel('Password').fill(owner.password);
    await dialog(page).getByRole('button', { name: 'Sign in and send' }).click();
    await expect(toast(page).filter({ hasText: 'Saved' })).toBeVisible();
    await closeToast(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => own.readListing(id)).toContain(words);
    await expect(save).toBeVisible();
    await expect(description).toHaveValue(words);
  }
  await expect(page.getByText('Someone else changed this')).toHaveCount(0);
});
