import { linkFor, signIn, signOut, toast } from './account-steps.ts';
import { expect, hydrated, test } from './test.ts';

test('from sign-up to a new password, as a person goes', async ({ page }) => {
  test.setTimeout(90_000);
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
  await signIn(page, email, 'a first password');
  await expect(toast(page)).toContainText('Email not confirmed');
  await page.waitForTimeout(5_000); // The service sends one mail in five seconds.
  await page.goto('/auth?view=resend');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Resend the link' }).click();
  await expect(toast(page)).toContainText('A new confirmation link was sent to your email.');

  const link = await linkFor(page, email);
  await page.goto(link);
  await hydrated(page);
  await expect(toast(page)).toContainText('Welcome!');
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
  await expect(page.locator('summary[aria-label="Account of <b>Ana</b> Ruiz"]')).toBeVisible();
  await page.locator('summary[aria-label^="Account of"]').click();
  await expect(page.getByText('Business owner', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(page.locator('summary[aria-label="Account of <b>Ana</b> Ruiz"]')).toBeVisible();
  await signOut(page);

  await page.goto(link);
  await expect(toast(page)).toContainText('This link does not work');

  await page.goto('/auth?view=recover');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  await page.goto(await linkFor(page, email));
  await page.getByLabel('New password').fill('a second password');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
  await expect(toast(page)).toContainText('Password changed');
  await signOut(page);
  await page.goto('/auth');
  await signIn(page, email, 'a second password');
  await expect(toast(page)).toContainText('Welcome back!');
});

test('two tabs agree about who is signed in', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  await hydrated(other);
  await page.goto('/auth');
  await signIn(page, 'visitor@mainstreet.example');
  const account = 'summary[aria-label="Account of Vera Quintero"]';
  await expect(page.locator(account)).toBeVisible();
  await expect(other.locator(account)).toBeVisible();
  await signOut(page);
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a session that the server no longer knows is cleared', async ({ page }) => {
  await page.goto('/auth');
  await signIn(page, 'visitor@mainstreet.example');
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

test('what cannot be an account is told beside its field, and nothing that was typed is lost', async ({
  page,
}) => {
  await page.goto('/auth?view=sign-up');
  await page.getByLabel('First name').fill('x'.repeat(300));
  await page.getByLabel('Email').fill('аna@example.com'); // with a Cyrillic а
  await page.getByLabel('Password').fill('a first password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/at most 100.+are 300/);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/“а” cannot stand/);
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
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(toast(page)).toContainText('Connection Error');
    await expect(page.getByLabel('Email')).toHaveValue('ana@people.example');
    await expect(page.getByLabel('Password')).toHaveValue('a first password');
  });
}

test('a form whose code cannot be loaded keeps what was typed', async ({ page }) => {
  await page.route('**/auth-actions-*.js', (route) => route.abort());
  await page.goto('/auth');
  await hydrated(page);
  await signIn(page, 'ana@people.example', 'a first password');
  await expect(toast(page)).toContainText('Connection Error');
  await expect(page.getByLabel('Email')).toHaveValue('ana@people.example');
});
