import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { demo, openAs, openWindowAs, signInByForm, toast } from './account-steps.ts';
import type { TestUser } from './own-rows.ts';
import { expect, test } from './test.ts';

const reason = 'Agreed on the phone';

async function openAsSuper(page: Page, path: string) {
  await openAs(page, demo.super, path);
  await page.waitForURL((url) => url.pathname + url.search === path);
}

/** Finds somebody by their address and opens them. */
async function openPerson(page: Page, { email }: TestUser) {
  await openAsSuper(page, '/dashboard/people');
  await expect(page.getByLabel('Suspension')).toHaveValue('');
  await page.getByLabel('Name or email').fill(email);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('link', { name: 'Ana Ruiz' })
    .click();
  await expect(page.getByRole('heading', { name: 'Ana Ruiz: account' })).toBeVisible();
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a super admin finds a person, makes them an admin with a reason, and sees it in the log without a warning', async ({
  page,
  own,
}) => {
  await openPerson(page, await own.createOwner());
  const role = part(page, 'Role');
  await role.getByLabel('Role').selectOption('Admin');
  await role.getByRole('button', { name: 'Change the role' }).click();
  await expect(role.getByLabel('Reason')).toHaveAccessibleDescription(/Reason is required/);
  await role.getByLabel('Reason').fill(reason);
  // Saved input causes no warning on leaving, even while the screen reloads.
  const release = Promise.withResolvers<void>();
  await page.route(/get_person/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await role.getByRole('button', { name: 'Change the role' }).click();
  await expect(toast(page)).toContainText('Saved');
  await expect(role.getByRole('button')).toHaveText('One moment…');
  await page.getByRole('link', { name: 'All changes to their account' }).click();
  const row = page.getByRole('row').filter({ hasText: reason });
  await expect(row).toContainText('Sunny Okafor · changed');
  release.resolve();
  await row.locator('summary').click();
  await expect(row).toContainText('business_owner → admin');
});

test('a suspended person is signed out at once and cannot sign in until the suspension ends', async ({
  page,
  own,
  browser,
}) => {
  const person = await own.createOwner();
  const theirs = await openWindowAs(browser, person, '/invitations');
  await theirs.waitForURL('**/invitations');

  await openPerson(page, person);
  const suspension = part(page, 'Suspension');
  await suspension.getByLabel('Last day').fill(nextMonth());
  await suspension.getByLabel('Reason').fill(reason);
  await suspension.getByRole('button', { name: 'Suspend or block' }).click();
  await expect(suspension).toContainText(`by Sunny Okafor`);
  await expect(suspension).toContainText(`Reason: ${reason}`);

  await theirs.reload();
  await theirs.waitForURL('**/auth?**');
  await signInByForm(theirs, person.email, person.password);
  await expect(toast(theirs)).toContainText('User is banned');
  await theirs.getByRole('link', { name: 'About suspensions' }).click();
  await expect(theirs.getByRole('heading', { name: 'Suspended accounts' })).toBeInViewport();
  await theirs.goBack();

  await suspension.getByLabel('Reason').fill('Settled');
  await suspension.getByRole('button', { name: 'End the suspension' }).click();
  await expect(suspension.getByLabel('Last day')).toBeVisible();
  await signInByForm(theirs, person.email, person.password);
  await theirs.waitForURL('**/invitations');
});

test('an old session must sign in again, and then the action completes', async ({ page, own }) => {
  const person = await own.createOwner();
  await openPerson(page, person);
  await page.route(
    '**/rest/v1/rpc/change_role',
    (route) => route.fulfill({ json: { outcome: 'old_session' } }),
    { times: 1 },
  );
  const role = part(page, 'Role');
  await role.getByLabel('Role').selectOption('Admin');
  await role.getByLabel('Reason').fill(reason);
  await role.getByRole('button', { name: 'Change the role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that this is you' });
  await dialog.getByLabel('Password').fill('mainstreet-demo-1');
  await dialog.getByRole('button', { name: 'Sign in and send' }).click();
  await expect(toast(page)).toContainText('Saved');
});

test('a super admin exports a person’s data and deletes the account', async ({ page, own }) => {
  const person = await own.createOwner();
  await openPerson(page, person);
  const data = part(page, 'Their data');
  await data.getByLabel('Reason').first().fill(reason);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Download their data' }).click(),
  ]);
  const kept = JSON.parse(await readFile(await file.path(), 'utf8')) as { user: object };
  expect(kept.user).toMatchObject({ id: person.userId, email: person.email });

  await data.getByText('Delete the account…').click();
  await data.getByLabel('Reason').last().fill(reason);
  await data.getByLabel('Type their email to confirm').fill('somebody@people.example');
  await data.getByRole('button', { name: 'Delete permanently' }).click();
  const confirmation = data.getByLabel('Type their email to confirm');
  await expect(confirmation).toHaveAccessibleDescription(
    `Please type ${person.email} in this field`,
  );
  await confirmation.fill(person.email);
  await data.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('This account does not exist, or was deleted.')).toBeVisible();
});

test('a super admin filters the log, verifies its chain, and downloads the matches', async ({
  page,
  own,
}) => {
  const person = await own.createOwner();
  await openAsSuper(page, '/super-admin/audit?person=nobody%40people.example');
  await expect(page.getByText('No account has this address or id.')).toBeVisible();
  await page.getByLabel('Who').fill(person.email);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('No matches.')).toBeVisible();
  await page.getByLabel('Who').fill('');
  await page.getByLabel('Kind').selectOption('Claim');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Claim:' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Check the chain' }).click();
  await expect(
    page.getByText(/[\d,]+ rows: none altered, inserted, or removed between others/),
  ).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toMatch(/^\ufeffNumber,When,Who,/);
  expect(csv).toContain(',claims,');
  expect(csv).not.toContain(',submissions,');
});

function nextMonth(): string {
  return new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
}
