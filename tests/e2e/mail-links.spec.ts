import type { Page, Request } from 'playwright/test';
import { site } from '#app/config/site.ts';
import {
  accountMenu,
  requestAccount,
  codeFor,
  closeToast,
  demo,
  emailField,
  followLink,
  linkFor,
  newEmail,
  openAs,
  signOutByMenu,
  toast,
} from './account-steps.ts';
import { expect, hydrated, settled, test } from './test.ts';

const password = 'a first password';

/** A session of somebody, as an attacker has it of their own account. */
async function sessionOf(page: Page, email: string): Promise<Record<string, string>> {
  const config = await (await page.request.get('/api/config')).json();
  const { supabase_url, supabase_publishable_key } = config as Record<string, string>;
  const response = await page.request.post(`${supabase_url}/auth/v1/token?grant_type=password`, {
    headers: { apikey: supabase_publishable_key ?? '' },
    data: { email, password: 'mainstreet-demo-1' },
  });
  return (await response.json()) as Record<string, string>;
}

test('a session in the address signs no one in, and is removed from the address', async ({
  page,
}) => {
  const theirs = await sessionOf(page, 'owner@mainstreet.example');
  const hash = new URLSearchParams({
    access_token: theirs.access_token ?? '',
    refresh_token: theirs.refresh_token ?? '',
    expires_in: '3600',
    token_type: 'bearer',
    type: 'magiclink',
  }).toString();
  await page.goto(`/#${hash}`);
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await openAs(page, demo.visitor, '/help');
  await expect(accountMenu(page)).toHaveAttribute('aria-label', 'Account of Vera Quintero');
  // In the open document, in a new one, and where a session is needed.
  for (const address of [`/#${hash}`, `/about#${hash}`, `/dashboard?code=1234#${hash}`]) {
    await page.goto(address);
    await expect(accountMenu(page)).toHaveAttribute('aria-label', 'Account of Vera Quintero');
    await expect.poll(() => page.url()).not.toMatch(/token|code=/);
  }
  await page.goBack();
  expect(page.url()).not.toMatch(/token|code=/);
});

test('a mail’s link explains itself, and acts once the button is pressed', async ({ page }) => {
  const email = newEmail();
  await page.goto('/auth?view=sign-up&next=%2Fhelp%3Fq%3Dhours');
  await emailField(page).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = await linkFor(page, email);

  // As the programs do that look into mails: with what a browser asks for, and without.
  await page.request.get(link);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/about');
  await page.goto(link);
  const token = new URL(link, 'http://localhost').searchParams.get('token_hash') ?? '';
  expect(token.length).toBeGreaterThan(20);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email');
  await expect(page.getByRole('main')).toContainText(email);
  await hydrated(page);
  expect(page.url()).not.toContain(token);
  expect(
    await page.evaluate(() => document.referrer + JSON.stringify(history.state)),
  ).not.toContain(token);
  await settled(page);
  await page.getByRole('main').getByRole('button', { name: 'Confirm my email' }).click();
  await expect(toast(page)).toContainText('Welcome!');
  await expect(page).toHaveURL('/help?q=hours');
  await expect(accountMenu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  // Only the document itself: no referrer names it, and nothing that measures or reports.
  const told = await Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      text: `${request.url()} ${JSON.stringify(await request.allHeaders())}`,
    })),
  );
  const naming = told.filter(({ text }) => text.includes(token));
  expect(naming.map(({ type }) => type)).toEqual(['document', 'document']);
  const code = /[?&]code=([\w-]+)/.exec(requests.map((request) => request.url()).join('\n'))?.[1];
  const withCode = told.filter(({ text }) => text.includes(code ?? 'no code'));
  expect(withCode.map(({ type }) => type)).toEqual(['document']);
  const beacons = requests.filter((request) => request.url().includes('/api/metrics'));
  expect(beacons.filter((request) => request.postData()?.includes(token))).toEqual([]);

  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: 'Confirm my email' }).click();
  await expect(toast(page)).toContainText('You are signed in already');
  await signOutByMenu(page);
  await followLink(page, link, 'Confirm my email');
  await expect(toast(page)).toContainText('This link does not work');
  await closeToast(page);
  await expect(page.getByRole('main')).toContainText('This link has expired or was used before.');
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(emailField(page)).toHaveValue(email);
});

test('a link for another account first offers a signed-in person the choice to switch', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  const theirs = await browser.newPage();
  await requestAccount(theirs, { email, password, firstName: 'Bob', lastName: 'Mora' });
  await openAs(page, demo.visitor, '/help');
  await expect(accountMenu(page)).toBeVisible();
  const link = await linkFor(page, email);
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText('Switch to another account?');
  await expect(page.getByRole('main')).toContainText('visitor@mainstreet.example');
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await expect(page).toHaveURL('/');
  await expect(accountMenu(page)).toHaveAttribute('aria-label', 'Account of Vera Quintero');
  await followLink(page, link, 'Switch accounts and confirm my email');
  await expect(accountMenu(page)).toHaveAttribute('aria-label', 'Account of Bob Mora');
  await theirs.close();
});

test('a link altered to name another account signs no one in', async ({ page, own }) => {
  const { email } = await own.createOwner();
  await page.goto('/auth?view=link');
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = await linkFor(page, email);
  const forged = link.replace(/#.*/, '#email=visitor%40mainstreet.example');
  await followLink(page, forged, 'Sign in');
  await expect(toast(page)).toContainText('This link belongs to a different account than it says.');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('mainstreet.session'))).toBeNull();
});

test('a link that lost its address on the way asks for it', async ({ page }) => {
  const email = newEmail();
  await requestAccount(page, { email, password, firstName: 'Ana', lastName: 'Ruiz' });
  await page.goto((await linkFor(page, email)).replace(/#.*/, ''));
  await emailField(page).fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Confirm my email' }).click();
  await expect(accountMenu(page)).toHaveAttribute('aria-label', 'Account of Ana Ruiz');
});

async function askToRecover(page: Page, email: string) {
  await page.goto('/auth?view=recover&next=%2Fhelp');
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

test('the code of a recovery leads to the new password, too', async ({ page, own }) => {
  const { email } = await own.createOwner();
  await askToRecover(page, email);
  await page.getByLabel('Code from the email').fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL('/auth?view=new-password&next=%2Fhelp');
});

test('a recovery that is reloaded or led away from asks for the new password again', async ({
  page,
  own,
}) => {
  const { email } = await own.createOwner();
  await askToRecover(page, email);
  await followLink(page, await linkFor(page, email), 'Choose a new password');
  const heading = page.getByRole('heading', { name: 'Choose a new password' });
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL('/auth?view=new-password&next=%2Fhelp');
  await page.reload();
  await expect(accountMenu(page)).toBeVisible();
  await expect(heading).toBeVisible();
  await page.goto('/account-settings');
  await expect(page).toHaveURL('/auth?view=new-password&next=%2Faccount-settings');
  await page.getByRole('link', { name: `${site.name}, home` }).click();
  await expect(page).toHaveURL('/auth?view=new-password');
  await page.getByLabel('New password').fill('a second password');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(toast(page)).toContainText('Password changed');
  await expect(heading).toBeHidden();
  await page.goto('/about');
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL('/about');
  // An ordinary session does not change a password without the present one.
  await page.goto('/auth?view=new-password');
  await expect(page).toHaveURL('/');
});

test('a code is typed with spaces, a wrong one is reported beside its field, and the address stays after a reload', async ({
  page,
}) => {
  const email = newEmail();
  await requestAccount(page, { email, password, firstName: 'Ana', lastName: 'Ruiz' });
  await expect(page.getByRole('main')).toContainText(email);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByRole('button', { name: /^Send it again in \d+ s$/ })).toBeDisabled();
  const field = page.getByLabel('Code from the email');
  const code = await codeFor(page, email);
  expect(code).toHaveLength(8);
  await field.fill('1234');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(field).toHaveAccessibleDescription(/The code has 8 digits/);
  await field.fill(code === '00000000' ? '00000001' : '00000000');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(field).toHaveAccessibleDescription(/This code is wrong/);
  await field.fill(` ${code.slice(0, 4)} ${code.slice(4)} `);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(toast(page)).toContainText('Welcome!');
  await expect(accountMenu(page)).toHaveAttribute('aria-label', 'Account of Ana Ruiz');
  await expect(page).toHaveURL('/');
});

test('a person can sign in by a mailed code, and a stranger learns nothing about accounts', async ({
  page,
  own,
}) => {
  const { email } = await own.createOwner();
  await page.goto('/auth?next=%2Fabout');
  await emailField(page).fill(newEmail());
  await page.getByRole('link', { name: 'Email me a link instead' }).click();
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('main')).toContainText('If an account uses this address');
  await page.getByRole('link', { name: 'Use another address' }).click();
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('main')).toContainText(email);
  await page.getByLabel('Code from the email').fill(await codeFor(page, email));
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page)).toContainText('Welcome back!');
  await expect(page).toHaveURL('/about');
});
