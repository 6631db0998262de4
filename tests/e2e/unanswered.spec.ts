import type { Page } from 'playwright/test';
import { demo, closeToast, openAs, toast } from './account-steps.ts';
import type { OwnRows } from './own-rows.ts';
import { expect, test } from './test.ts';

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** A form, and how its screen shows that it was done. */
type Case = {
  /** Opens and fills it in. */
  open: (page: Page, own: OwnRows) => Promise<void>;
  /** What its button posts to. */
  call: RegExp;
  button: string;
  isDone: (page: Page) => Promise<void>;
};

const forms = {
  invitation: {
    open: async (page, own) => {
      const owner = await own.createOwner();
      const { id } = await own.createListing({ owner_id: owner.userId });
      await openAs(page, owner, `/business-profile/${id}/access`);
      await page.getByLabel('Their email').fill('ben@people.example');
    },
    call: /rpc\/invite_to_business/,
    button: 'Send invitation',
    isDone: (page) => expect(page.getByRole('listitem').filter({ hasText: 'ben@' })).toHaveCount(1),
  },
  'API key': {
    open: async (page, own) => {
      await openAs(page, await own.createOwner(), '/account-settings');
      await page.getByLabel('Name of the key').fill('Nightly import');
    },
    call: /rpc\/create_api_key/,
    button: 'Create key',
    isDone: async (page) => {
      await expect(page.getByText('cannot be shown again')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Revoke Nightly import' })).toHaveCount(1);
    },
  },
  names: {
    open: async (page, own) => {
      await openAs(page, await own.createOwner(), '/account-settings');
      await page.getByLabel('First name').fill('Veronica');
    },
    call: /rest\/v1\/profiles/,
    button: 'Save name',
    isDone: (page) =>
      expect(page.locator('summary[aria-label^="Account of Veronica"]')).toBeVisible(),
  },
  suspension: {
    open: async (page, own) => {
      const { userId } = await own.createOwner();
      await openAs(page, demo.super, `/super-admin/people/${userId}`);
      await page.getByLabel('Last day').fill(tomorrow);
      const form = page.locator('form').filter({ has: page.getByLabel('Last day') });
      await form.getByLabel(/Why|Reason/).fill('Agreed on the phone');
    },
    call: /rpc\/suspend_person/,
    button: 'Suspend or block',
    isDone: (page) =>
      expect(page.getByRole('button', { name: 'End the suspension' })).toBeVisible(),
  },
} satisfies Record<string, Case>;

/** Loses the next answer to a write; with `isDone` the backend has carried it out. */
async function loseAnswer(page: Page, call: RegExp, isDone: boolean) {
  let isLost = false;
  await page.route(call, async (route) => {
    const isRead = ['GET', 'OPTIONS'].includes(route.request().method());
    if (isRead || isLost) return route.continue();
    isLost = true;
    if (isDone) await route.fetch();
    await route.abort();
  });
}

for (const [what, { open, call, button, isDone }] of Object.entries(forms)) {
  test(`${what}: done without an answer, its screen asks and says that it was done`, async ({
    page,
    own,
  }) => {
    await open(page, own);
    await loseAnswer(page, call, true);
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await expect(toast(page).filter({ hasText: 'Done' })).toBeVisible();
    await isDone(page);
    await expect(page.getByText(/Not sent yet|No answer/)).toHaveCount(0);
  });
}

test('an invitation that was lost on the way: its screen asks, says that nothing was done, and it is sent again', async ({
  page,
  own,
}) => {
  const { open, call, button, isDone } = forms.invitation;
  await open(page, own);
  await loseAnswer(page, call, false);
  const send = page.getByRole('button', { name: button, exact: true });
  await send.click();
  await expect(page.getByText('Not sent yet.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'ben@' })).toHaveCount(0);
  await send.click();
  await expect(page.getByText('Not sent yet.')).toHaveCount(0);
  await isDone(page);
});

test('an edit that was saved without an answer is followed by another one, and neither is a conflict', async ({
  page,
  own,
}) => {
  const owner = await own.createOwner();
  const { id } = await own.createListing({ owner_id: owner.userId });
  await openAs(page, owner, `/business-profile/${id}/details`);
  const phone = page.getByLabel('Phone number');
  for (const [number, isLost] of [
    ['(404) 555-0171', true],
    ['(404) 555-0172', false],
  ] as const) {
    await phone.fill(number);
    if (isLost) await loseAnswer(page, /rpc\/change_business/, true);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page).filter({ hasText: isLost ? 'Done' : 'Saved' })).toBeVisible();
    await closeToast(page);
    await expect.poll(() => own.readListing(id)).toContain(number);
  }
  await expect(page.getByText('Someone else changed this')).toHaveCount(0);
  await expect(phone).toHaveValue('(404) 555-0172');
});

test('a form without an answer is checked after a reload, too', async ({ page, own }) => {
  await openAs(page, await own.createOwner(), '/account-settings');
  await page.getByLabel('First name').fill('Veronica');
  await loseAnswer(page, /rest\/v1\/profiles/, true);
  await page.route(/rpc\/resolve_write/, (route) => route.abort());
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('No answer yet.')).toBeVisible();
  await page.unroute(/rpc\/resolve_write/);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/Not sent yet|No answer/)).toHaveCount(0);
  await expect(page.locator('summary[aria-label^="Account of Veronica"]')).toBeVisible();
});

for (const isDone of [true, false]) {
  const what = isDone ? 'done without an answer' : 'lost on the way';
  test(`an import that was ${what} is created once, and its screen goes on`, async ({ page }) => {
    await openAs(page, demo.admin, '/dashboard/imports');
    await loseAnswer(page, /rpc\/create_import/, isDone);
    const name = `${crypto.randomUUID()}.csv`;
    const text = 'Name;Street;City;State;Zip\nQuixotry Bakery;12 Quixotry Lane;Austin;TX;78701';
    await page
      .getByLabel('A file of businesses')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await expect(page.getByLabel('Zip becomes')).toHaveValue('zip_code');
    await page.goto('/dashboard/imports');
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
  });

  test(`an export that was ${what} is downloaded`, async ({ page }) => {
    await openAs(page, demo.admin, '/dashboard/export');
    await loseAnswer(page, /rpc\/begin_export/, isDone);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^listings-.*\.csv$/);
  });
}
