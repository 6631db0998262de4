import type { Page } from 'playwright/test';
import { openAs, openWindowAs } from './account-steps.ts';
import type { OwnRows } from './own-rows.ts';
import { expect, test } from './test.ts';

/** The heading of an open item. */
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: `${name}: submission` });

/** Three that one person has sent, and the list that has them alone. */
async function openThree(page: Page, own: OwnRows) {
  const sender = await own.createOwner();
  const names = ['Quixotry One', 'Quixotry Two', 'Quixotry Three'];
  const ids = await own.sendSubmissions(sender, names);
  const list = `/dashboard/queue?sender=${sender.userId}`;
  const admin = await own.createOwner('admin');
  await openAs(page, admin, list);
  await expect(page.getByRole('link', { name: 'Quixotry One' })).toBeVisible();
  return { ids, list };
}

test('two admins on one item see each other, and the first one’s decision, which is undone', async ({
  page,
  browser,
  own,
}) => {
  const { list } = await openThree(page, own);
  const other = await openWindowAs(browser, await own.createOwner('admin'), list);
  await page.getByRole('link', { name: 'Quixotry One' }).click();
  await expect(page.getByRole('button', { name: 'Approve and publish' })).toBeVisible();
  await other.getByRole('link', { name: 'Quixotry One' }).click();
  await expect(other.getByText('Ana Ruiz is viewing this, too.')).toBeVisible();

  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(page.getByText('Approved: Quixotry One')).toBeVisible();
  await expect(title(page, 'Quixotry Two')).toBeVisible();

  await other.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(other.getByText(/Approved by Ana Ruiz/).first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Approve and publish' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible();
  await page.goto(list);
  await expect(page.getByRole('link', { name: 'Quixotry One' })).toBeVisible();
});

test('keys navigate the queue and decide, but not while typing or when switched off', async ({
  page,
  own,
}) => {
  await openThree(page, own);
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Quixotry One' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Approve and publish' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(title(page, 'Quixotry Two')).toBeVisible();
  await page.keyboard.press('k');
  await expect(title(page, 'Quixotry One')).toBeVisible();

  await page.keyboard.press('k');
  await expect(page.getByText('This is the first item.').first()).toBeVisible();

  await page.keyboard.press('r');
  const reason = page.getByLabel('Reason', { exact: true });
  await expect(reason).toBeFocused();
  expect((await reason.boundingBox())?.width).toBeGreaterThan(240);
  await page.keyboard.type('a jar, ok?');
  await expect(reason).toHaveValue('a jar, ok?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await reason.fill('');
  await reason.blur();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Approve and publish');
  await expect(help).toContainText('Reject: write the reason');
  await help.getByLabel('Use these keys on this device').uncheck();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('a');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Approved: Quixotry One')).toHaveCount(0);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await help.getByLabel('Use these keys on this device').check();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('a');
  await expect(page.getByText('Approved: Quixotry One')).toBeVisible();
});

test('the list beside an item shows where it is, and its breadcrumb leads back to that place', async ({
  page,
  own,
}) => {
  const sender = await own.createOwner();
  const names = Array.from({ length: 20 }, (_, at) => `Quixotry ${at + 1}`);
  await own.sendSubmissions(sender, names);
  await openAs(page, await own.createOwner('admin'), `/dashboard/queue?sender=${sender.userId}`);
  const last = page.getByRole('link', { name: 'Quixotry 20', exact: true });
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(200);
  await last.click();
  await expect(title(page, 'Quixotry 20')).toBeVisible();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await expect(page.getByLabel('Select Quixotry 20')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('the next item opens while the list is still loading', async ({ page, own }) => {
  await openThree(page, own);
  await page.getByRole('link', { name: 'Quixotry One' }).click();
  await expect(page.getByRole('button', { name: 'Approve and publish' })).toBeVisible();
  await page.route(/find_admin_queue/, () => undefined);
  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(title(page, 'Quixotry Two')).toBeVisible();
  const list = page.getByRole('complementary', { name: 'Queue' });
  await expect(list.getByRole('link')).toHaveText(['Quixotry Two', 'Quixotry Three']);
  await page.keyboard.press('z');
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible();
  await expect(list.getByRole('link')).toHaveCount(3);
});

test('an admin asks the sender, writes a note, corrects the name and approves, which a key undoes', async ({
  page,
  own,
}) => {
  await openThree(page, own);
  await page.getByRole('link', { name: 'Quixotry One' }).click();
  await page.getByRole('button', { name: 'Ask the sender' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Are you open on Sundays?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText(/^Waiting for the sender/)).toBeVisible();
  await expect(page.getByText('Are you open on Sundays?')).toBeVisible();
  await page.getByLabel('Add a note').fill('No one answers the phone');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('No one answers the phone')).toBeVisible();

  await page.getByText('Correct before approving').click();
  await page.getByRole('button', { name: 'Save correction' }).click();
  await expect(page.getByText('Nothing has changed').first()).toBeVisible();
  const form = page.locator('form').filter({ has: page.getByText('Save correction') });
  await form.getByText('Name', { exact: true }).click();
  await form.getByLabel('Business name').fill('Quixotry Corrected');
  await page.getByRole('button', { name: 'Save correction' }).click();
  await expect(title(page, 'Quixotry Corrected')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Corrections' })).toHaveText(
    'Name corrected: Quixotry One Quixotry Corrected',
  );
  await page.keyboard.press('a');
  await expect(page.getByText('Approved: Quixotry Corrected')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Approved: Quixotry Corrected')).toHaveCount(0);
});

test('an admin saves a filtered view, and another kind has the filters once', async ({
  page,
  own,
}) => {
  await openThree(page, own);
  await page.getByText('Save this view').click();
  await page.getByLabel('Name', { exact: true }).fill('From Ana');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'From Ana' })).toBeVisible();

  await page.getByRole('link', { name: /^Submissions/ }).click();
  await expect(page).toHaveURL(/kind=submission/);
  await expect(page.getByRole('region', { name: 'Your views' })).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveCount(1);
});

test('105 submissions of one sender are rejected in one act, and undone in one, though an answer is lost', async ({
  page,
  own,
}) => {
  const sender = await own.createOwner();
  const names = Array.from({ length: 105 }, (_, index) => `Quixotry ${index}`);
  await own.sendSubmissions(sender, names);
  await openAs(page, await own.createOwner('admin'), `/dashboard/queue?sender=${sender.userId}`);
  await page.getByText('Bulk actions').click();
  await page.getByLabel('Saved reason').selectOption({ label: 'Already listed' });
  await expect(page.getByLabel('Reason', { exact: true })).toHaveValue(
    /is already in the directory/,
  );
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Reject: 100 of 100. 5 more are decided with them')).toBeVisible();
  let isLost = false;
  await page.route(/rpc\/start_bulk_job/, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Reject: 105' }).click();
  const jobs = page.getByRole('status', { name: 'Bulk actions' });
  await expect(jobs).toContainText('Reject: 105');
  await expect(page.getByText('No matches.')).toBeVisible();
  await page.clock.install();
  await page.reload();
  await jobs.getByRole('button', { name: 'Undo' }).click();
  await expect(jobs).toContainText('Reject: undone.');
  await expect(page.getByRole('link', { name: 'All 105' })).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(15_000);
  await expect(jobs).toBeEmpty();
});

test('a new queue item is announced, and appears when the admin taps Show', async ({
  page,
  own,
}) => {
  const { list } = await openThree(page, own);
  const sender = { userId: new URLSearchParams(list.split('?')[1]).get('sender')! };
  await page.getByRole('link', { name: 'Quixotry Two' }).focus();
  await own.sendSubmissions(sender, ['Quixotry Four']);
  await expect(page.getByText('1 new', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All 4' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quixotry Four' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Quixotry Two' })).toBeFocused();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Quixotry Four' })).toBeVisible();
  await expect(page.getByText('1 new', { exact: true })).toHaveCount(0);
});

test('decisions can still be undone after a reload, and their bar shows the last one first', async ({
  page,
  own,
}) => {
  const { list } = await openThree(page, own);
  await page.getByRole('link', { name: 'Quixotry One' }).click();
  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(page.getByText('Approved: Quixotry One')).toBeVisible();
  await expect(title(page, 'Quixotry Two')).toBeVisible();
  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(page.getByText('Approved: Quixotry Two')).toBeVisible();
  await page.goto(list);
  await expect(page.getByText('Approved: Quixotry Two')).toBeVisible();
  await expect(page.getByText('Approved: Quixotry One')).toHaveCount(0);
  expect(await coveredByUndo(page)).toBeLessThan(0.15);
  await page.getByRole('button', { name: 'Show 1 earlier decision' }).click();
  const first = page.getByRole('listitem').filter({ hasText: 'Approved: Quixotry One' });
  await first.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Quixotry One' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Quixotry Two' })).toBeVisible();
});

test('ten decisions to undo cover less than a sixth of a phone, also after they were unfolded @phone-only', async ({
  page,
  own,
}) => {
  const { list } = await openThree(page, own);
  await page.evaluate(() => {
    const until = Date.now() + 99_000;
    const decisions = Array.from({ length: 10 }, (_, index) => ({
      ids: [crypto.randomUUID()],
      item: null,
      text: `Approved: Landry and Daughters Hardware and Lumber of Greater Chicago ${index}`,
      until,
    }));
    sessionStorage.setItem('mainstreet.pending-decisions', JSON.stringify(decisions));
  });
  await page.goto(list);
  await expect(page.getByText('Greater Chicago 9')).toBeVisible();
  expect(await coveredByUndo(page)).toBeLessThan(0.15);
  await page.getByRole('button', { name: 'Show 9 earlier decisions' }).click();
  await expect(page.getByText('Greater Chicago 0')).toBeVisible();
  await page.getByRole('link', { name: 'Quixotry One' }).click();
  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(page.getByText('Approved: Quixotry One')).toBeVisible();
  await expect(page.getByText('Greater Chicago 0')).toHaveCount(0);
  expect(await coveredByUndo(page)).toBeLessThan(0.15);
  await page.getByRole('button', { name: 'Undo' }).click();
});

/** The part of the window's height that the decisions to undo cover. */
async function coveredByUndo(page: Page): Promise<number> {
  const bar = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) });
  return (await bar.boundingBox())!.height / page.viewportSize()!.height;
}
