import type { Page } from 'playwright/test';
import { findByAxe } from './accessibility-checks.ts';
import { demo, openAs, toast } from './account-steps.ts';
import { expect, settled, test } from './test.ts';

test.afterEach(async ({ backend, request }) => {
  if (backend === null) return;
  await backend.supabase.database?.query(
    'update private.settings set value = null, revision = revision + 1 where value is not null',
  );
  // The next test of this Worker may need a part that was off: live updates, for one.
  await expect(async () => {
    await request.get('/');
    expect(await (await request.get('/api/config')).json()).toHaveProperty('flags', {});
  }).toPass();
});

async function openSettings(page: Page) {
  await openAs(page, demo.super, '/dashboard/settings');
  await page.waitForURL('**/dashboard/settings');
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const banner = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

/** Opens a page until it shows a banner, or none: a change is there within seconds where pages are read. */
async function expectBanner(page: Page, isShown: boolean) {
  await expect(async () => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible({ visible: isShown, timeout: 500 });
  }).toPass();
}

test('a super admin sets a banner, a visitor sees and dismisses it, and it is put back', async ({
  page,
  browser,
}) => {
  await openSettings(page);
  const form = part(page, 'Banner on all pages');
  await form.getByLabel('Text', { exact: true }).fill('We are closed on Thanksgiving <b>');
  await form.getByLabel('Link (optional)').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Save the banner' }).click();
  await expect(form.getByLabel('Link (optional)')).toHaveAccessibleDescription(/web address/);
  await form.getByLabel('Link (optional)').fill('/help');
  await form.getByRole('button', { name: 'Save the banner' }).click();
  await expect(form.getByLabel('Link text')).toHaveAccessibleDescription(/required/);
  await form.getByLabel('Link text').fill('When we answer');
  await form.getByRole('button', { name: 'Save the banner' }).click();
  await expect(toast(page)).toContainText('within a minute');
  await expect(form).toContainText('The banner is shown on all pages until');

  const visitor = await browser.newPage();
  await visitor.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, {
          shift: (window as never as { shift: number }).shift + entry.value,
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await expectBanner(visitor, true);
  await expect(banner(visitor)).toContainText('We are closed on Thanksgiving <b> When we answer');
  await expect(banner(visitor).getByRole('status')).toContainText('Thanksgiving');
  await visitor.goto('/about');
  await expect(banner(visitor).getByRole('button', { name: 'Dismiss' })).toBeEnabled();
  await expect(visitor.getByRole('link').first()).toHaveText('Skip to content');
  expect(await findByAxe(visitor)).toEqual([]);
  expect(await visitor.evaluate(() => (window as never as { shift: number }).shift)).toBe(0);
  await banner(visitor).getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(visitor)).toBeHidden();
  await visitor.goto('/about');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(visitor)).toBeHidden();

  const history = form.locator('details');
  await history.locator('summary').click();
  await history.getByRole('button', { name: 'Restore no banner' }).click();
  await expect(form).toContainText('There is no banner.');
  const other = await browser.newPage();
  await expectBanner(other, false);
});

test('the later of two super admins sees the first one’s value, and loses no input', async ({
  page,
  browser,
}) => {
  const second = await browser.newPage();
  await openSettings(page);
  await openSettings(second);
  const searches = (of: Page) => part(of, 'Searches');
  await searches(page).getByLabel('Searches, a minute').fill('5');
  await searches(page).getByRole('button', { name: 'Save' }).click();
  await expect(searches(page).getByLabel('Searches, a minute')).toHaveAccessibleDescription(
    /from 15 to 600/,
  );
  await searches(page).getByLabel('Searches, a minute').fill('45');
  await searches(page).getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Saved');

  await searches(second).getByLabel('Searches, a minute').fill('90');
  await searches(second).getByRole('button', { name: 'Save' }).click();
  await expect(toast(second)).toContainText('Someone else changed it in the meantime');
  await searches(second).locator('summary').click();
  await expect(searches(second)).toContainText('60 a minute (default) → 45 a minute');
  await expect(searches(second).getByLabel('Searches, a minute')).toHaveValue('90');
  await searches(second).getByRole('button', { name: 'Save' }).click();
  await expect(searches(second)).toContainText('45 a minute → 90 a minute');
  await searches(second).getByRole('button', { name: 'Restore 45 a minute' }).click();
  await expect(searches(second).getByLabel('Searches, a minute')).toHaveValue('45');
});

test('a feature for everyone is switched on or off, without options that do not apply', async ({
  page,
}) => {
  await openSettings(page);
  const offline = part(page, 'Cities for offline use');
  await expect(part(page, 'Live updates').getByLabel('Share of people')).toBeVisible();
  await expect(offline.getByLabel('State')).toBeVisible();
  await expect(offline.getByLabel('Share of people')).toHaveCount(0);
  await expect(offline.getByRole('checkbox')).toHaveCount(0);
  await offline.getByLabel('State').selectOption('Off');
  await offline.getByRole('button', { name: 'Save' }).click();
  await expect(offline).toContainText('Now off');
  await offline.locator('summary').click();
  // Other tests switch it, too: the first is the last change.
  const last = offline.getByRole('listitem').first();
  await last.getByRole('button', { name: 'Restore on for everyone' }).click();
  await expect(offline).toContainText('Now on for everyone');
});

test('live updates that are switched off open no socket', async ({ page, backend }) => {
  test.skip(backend === null, 'It needs the database of the product');
  await backend?.supabase.database?.query(
    `update private.settings set revision = revision + 1,
      value = '{"is_on": false, "share": 100, "roles": ["community_user"]}' where name = 'live'`,
  );
  await expect(async () => {
    await page.request.get('/');
    expect(await (await page.request.get('/api/config')).json()).toMatchObject({
      flags: { live: { is_on: false } },
    });
  }).toPass();
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await openAs(page, demo.visitor, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Your submissions' })).toBeVisible();
  await settled(page);
  expect(sockets).toEqual([]);
});
