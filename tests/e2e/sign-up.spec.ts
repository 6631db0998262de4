import {
  codeFor,
  closeToast,
  demo,
  emailField,
  followLink,
  linkFor,
  newEmail,
  openAs,
  signInByForm,
  signOutByMenu,
  toast,
} from './account-steps.ts';
import { expect, hydrated, settled, test } from './test.ts';

test('from sign-up to a new password, as a person goes', async ({ page }) => {
  const email = `${crypto.randomUUID().slice(0, 8)}@people.example`;

  await page.goto('/auth?view=sign-up');
  await page.getByLabel('First name').fill('<b>Ana</b>');
  await page.getByLabel('Last name').fill('Ruiz');
  await page.getByLabel('Email').fill(` ${email.toUpperCase()} `);
  await page.getByLabel('Password').fill('short');
  await page.getByLabel('list my own business').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(toast(page)).toContainText('Sign Up Failed');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/8 characters.+8 char/);
  await page.getByLabel('Password').fill('a first password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(toast(page)).toContainText('Account Created!');
  await expect(page.getByText(email)).toBeVisible();

  await page.goto('/auth');
  await signInByForm(page, email, 'a first password');
  await expect(toast(page)).toContainText('Email not confirmed');

  const link = await linkFor(page, email);
  await followLink(page, link, 'Confirm my email');
  await expect(toast(page)).toContainText('Welcome!');
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
  const steps = page.getByRole('region', { name: /^Start / }).getByRole('link');
  await expect(steps).toHaveText([/^Find your business/, /^Save places you like/, /^Review/]);
  await expect(page.locator('summary[aria-label="Account of <b>Ana</b> Ruiz"]')).toBeVisible();
  await page.locator('summary[aria-label^="Account of"]').click();
  await expect(page.getByText('Business owner', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(page.locator('summary[aria-label="Account of <b>Ana</b> Ruiz"]')).toBeVisible();
  await signOutByMenu(page);

  await followLink(page, link, 'Confirm my email');
  await expect(toast(page)).toContainText('This link does not work');

  await page.goto('/auth?view=recover');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  await followLink(page, await linkFor(page, email), 'Choose a new password');
  await page.getByLabel('New password').fill('a second password');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(toast(page)).toContainText('Password changed');
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
  await signOutByMenu(page);
  await page.goto('/auth');
  await signInByForm(page, email, 'a second password');
  await expect(toast(page)).toContainText('Welcome back!');
});

test('the link of a recovery leads a slow device to the new password at once, not by way of home', async ({
  page,
  own,
}) => {
  const { email } = await own.createOwner();
  await page.goto('/auth?view=recover');
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  await page.goto(await linkFor(page, email));
  await hydrated(page);
  await settled(page);
  const session = await page.context().newCDPSession(page);
  await page.route(/grant_type=pkce/, async (route) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    await route.continue();
  });
  const opened: string[] = [];
  page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByLabel('New password')).toBeVisible();
  await settled(page);
  // By way of the auth service, which sends the browser back to the link's own screen.
  expect([...new Set(opened)]).toEqual(['/auth/confirm', '/auth']);
});

test('an unconfirmed account is reported beside the form, which can send the link again', async ({
  page,
  backend,
}) => {
  test.skip(backend === null, 'Only the backend of a test lets an account be made without a mail');
  const email = newEmail();
  const { url = '', secretKey = '' } = backend?.supabase ?? {};
  const password = 'a first password';
  await page.request.post(`${url}/auth/v1/admin/users`, {
    headers: { apikey: secretKey },
    data: { email, password, user_metadata: { first_name: 'Ana' } },
  });
  await page.goto('/auth?next=%2Fabout');
  await signInByForm(page, email, password);
  await expect(toast(page)).toContainText('Email not confirmed');
  await closeToast(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Email not confirmed');
  await main.getByRole('link', { name: 'Resend the confirmation link' }).first().click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Resend the link' }).click();
  await expect(toast(page)).toContainText('A new confirmation link was sent to your email.');
  await page.clock.install();
  await page.reload();
  await expect(main).toContainText(email);
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(toast(page)).toContainText('Resend failed');
  await page.getByLabel('Code from the email').fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page).toHaveURL('/about');
});

test('the address that was typed goes along between the forms, and a password can be looked at', async ({
  page,
}) => {
  await page.goto('/auth');
  await signInByForm(page, 'ana@people.example', 'not the password');
  await expect(toast(page)).toContainText('Sign In Failed');
  await expect(toast(page)).toContainText('Invalid login credentials');
  await expect(page.getByLabel('Email')).toHaveValue('ana@people.example');
  await closeToast(page);
  await expect(page.getByRole('main')).toContainText('Sign In Failed');
  const password = page.getByLabel('Password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('not the password');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('link', { name: 'Forgot your password?' }).first().click();
  await expect(page.getByLabel('Email')).toHaveValue('ana@people.example');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.getByRole('link', { name: 'New here? Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ana@people.example');
  await page.goto('/gbo');
  await page.locator('a[href="/auth?view=sign-up&as=business"]').click();
  await expect(page.getByLabel('list my own business')).toBeChecked();
});

test('two tabs agree about who is signed in', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  await hydrated(other);
  await page.goto('/auth');
  await signInByForm(page, 'visitor@mainstreet.example');
  const account = 'summary[aria-label="Account of Vera Quintero"]';
  await expect(page.locator(account)).toBeVisible();
  await expect(other.locator(account)).toBeVisible();
  await signOutByMenu(page);
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a session that the server rejects is cleared', async ({ page }) => {
  await openAs(page, demo.visitor, '/about');
  await expect(page.locator('summary[aria-label="Account of Vera Quintero"]')).toBeVisible();
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('mainstreet.session') ?? '{}') as object;
    localStorage.setItem(
      'mainstreet.session',
      JSON.stringify({ ...session, refresh_token: 'of-nobody' }),
    );
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('mainstreet.session')))
    .toBeNull();
});

test('invalid account fields are reported beside them, and no input is lost', async ({ page }) => {
  await page.goto('/auth?view=sign-up');
  await page.getByLabel('First name').fill('x'.repeat(300));
  await page.getByLabel('Email').fill('аna@example.com'); // with a Cyrillic а
  await page.getByLabel('Password').fill('a first password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/at most 100.+are 300/);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/“а” is not allowed/);
  await expect(page.getByLabel('First name')).toHaveValue('x'.repeat(300));
  await expect(page.getByLabel('Password')).toHaveValue('a first password');
  await page.getByLabel('Email').fill(`${'a'.repeat(300)}@example.com`);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/a valid email address/);
});

for (const address of ['/auth?view=sign-up', '/joinnow']) {
  test(`a form that is sent without a network keeps what was typed: ${address}`, async ({
    page,
    context,
  }) => {
    await page.goto(address);
    await hydrated(page);
    await page.getByLabel('Email').fill('ana@people.example');
    await page.getByLabel('Password').fill('a first password');
    await settled(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(toast(page)).toContainText('Connection Error');
    await expect(page.getByLabel('Email')).toHaveValue('ana@people.example');
    await expect(page.getByLabel('Password')).toHaveValue('a first password');
  });
}

test('a form whose code fails to load keeps its input', async ({ page }) => {
  await page.route('**/auth-actions-*.js', (route) => route.abort());
  await page.goto('/auth');
  await hydrated(page);
  await signInByForm(page, 'ana@people.example', 'a first password');
  await expect(toast(page)).toContainText('check your connection and reload the page');
  await expect(page.getByLabel('Email')).toHaveValue('ana@people.example');
});
