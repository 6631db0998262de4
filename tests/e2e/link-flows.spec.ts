import type { Page } from 'playwright/test';
import {
  accountMenu,
  emailField,
  findBackend,
  followLink,
  linkFor,
  newEmail,
  signOutByMenu,
  signUpByForm,
  toast,
} from './account-steps.ts';
import { expect, hydrated, test } from './test.ts';

/** How a page asks the auth service for a session, in order. */
function recordGrants(page: Page): string[] {
  const grants: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/auth/v1/token') grants.push(searchParams.get('grant_type') ?? '');
    if (pathname === '/auth/v1/verify') grants.push(`${request.method()} verify`);
  });
  return grants;
}

/** Asks for a mail by a form of /auth, and returns its link. */
async function askForLink(page: Page, view: 'link' | 'recover', email: string): Promise<string> {
  await page.goto(`/auth?view=${view}`);
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  return linkFor(page, email);
}

const byCode = ['GET verify', 'pkce'];
const byHash = ['POST verify'];

test('a link signs in by PKCE in the browser that requested it, and by its token hash elsewhere', async ({
  page,
  browser,
  own,
}) => {
  const grants = recordGrants(page);
  const email = newEmail();
  await signUpByForm(page, email, 'a first password');
  expect(grants.splice(0)).toEqual(byCode);
  await signOutByMenu(page);
  const link = await askForLink(page, 'link', email);
  await followLink(page, link, 'Sign in');
  await expect(toast(page)).toContainText('Welcome back!');
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(grants).toEqual(byCode);
  await signOutByMenu(page);

  // One may ask for a mail a minute.
  const other = await own.createOwner();
  const second = await askForLink(page, 'recover', other.email);
  const elsewhere = await browser.newPage();
  const grantsElsewhere = recordGrants(elsewhere);
  await followLink(elsewhere, second, 'Choose a new password');
  await expect(elsewhere.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(grantsElsewhere).toEqual(byHash);
  await elsewhere.getByLabel('New password').fill('a second password');
  await elsewhere.getByRole('button', { name: 'Save the new password' }).click();
  await expect(toast(elsewhere)).toContainText('Password changed');
});

test('each of two mails requested by one browser opens with its own verifier', async ({
  page,
  own,
}) => {
  const [first, second] = [await own.createOwner(), await own.createOwner()];
  const grants = recordGrants(page);
  const link = await askForLink(page, 'link', first.email);
  await askForLink(page, 'link', second.email);
  await followLink(page, link, 'Sign in');
  await expect(accountMenu(page)).toBeVisible();
  expect(grants).toEqual(byCode);
  await accountMenu(page).click();
  await expect(page.getByRole('banner').getByText(first.email)).toBeVisible();
});

test('a recovery whose flow has ended, whose verifier is gone or whose auth service is blocked uses the token hash', async ({
  page,
  own,
}) => {
  const { email: tooLate } = await own.createOwner();
  const { email: elsewhere } = await own.createOwner();
  const { email: cutOff } = await own.createOwner();
  const grants = recordGrants(page);
  const late = (link: string) =>
    link.replace(/requested_at%3D\d+/, `requested_at%3D${Date.now() - 5 * 60_000}`);
  const heading = page.getByRole('heading', { name: 'Choose a new password' });
  await followLink(page, late(await askForLink(page, 'recover', tooLate)), 'Choose a new password');
  await expect(heading).toBeVisible();
  expect(grants.splice(0)).toEqual(byHash);
  await signOutByMenu(page);

  const link = await askForLink(page, 'recover', elsewhere);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith('-code-verifier')) localStorage.removeItem(key);
    }
  });
  await followLink(page, link, 'Choose a new password');
  await expect(heading).toBeVisible();
  expect(grants.splice(0)).toEqual(byHash);
  await signOutByMenu(page);

  const blocked = await askForLink(page, 'recover', cutOff);
  const backend = await findBackend(page);
  await page.route(`${backend}/**`, (route) => route.abort('connectionrefused'));
  await followLink(page, blocked, 'Choose a new password');
  await expect(heading).toBeVisible();
  expect(page.url()).not.toContain(backend);
});

test('a code that this tab did not request signs no one in, and uses up no verifier', async ({
  page,
  browser,
  own,
}) => {
  // As an attacker: the code of a link to their own account, for somebody else's browser.
  const theirs = await browser.newPage();
  const attacker = await own.createOwner();
  const link = new URL(await askForLink(theirs, 'link', attacker.email), 'http://localhost');
  const verify = new URL(`${await findBackend(theirs)}/auth/v1/verify`);
  verify.search = new URLSearchParams({
    token: link.searchParams.get('token_hash') ?? '',
    type: 'magiclink',
    redirect_to: 'http://localhost/auth/confirm?type=magiclink',
  }).toString();
  const answer = await theirs.request.get(verify.href, { maxRedirects: 0 });
  const { search } = new URL(answer.headers().location ?? '');
  expect(search).toContain('code=');
  await theirs.close();

  const { email } = await own.createOwner();
  const requested = await askForLink(page, 'link', email);
  const grants = recordGrants(page);
  await page.goto(`/auth/confirm${search}`);
  await expect(page.getByRole('main')).toContainText('Please open the link in our email again');
  await page.goto(`/auth/confirm?type=magiclink&error_code=otp_expired&error_description=Call+us`);
  await expect(page.getByRole('main')).toContainText('Please open the link in our email again');
  await hydrated(page);
  expect(grants).toEqual([]);
  await followLink(page, requested, 'Sign in');
  await expect(accountMenu(page)).toBeVisible();
  expect(grants).toEqual(byCode);
});

test('a link whose mail the server fails to confirm may have been sent, and the form says so', async ({
  page,
}) => {
  await page.goto('/auth?view=link');
  await hydrated(page);
  await page.route('**/auth/v1/otp**', (route) => route.fulfill({ status: 500, json: {} }));
  await emailField(page).fill(newEmail());
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(
    page.getByText('No answer. The email may have been sent. Check your inbox before'),
  ).toBeVisible();
});
