import type { Locator, Page } from 'playwright/test';
import { site } from '#app/config/site.ts';
import { findByAxe } from './accessibility-checks.ts';
import { demo, openAs, toast } from './account-steps.ts';
import { expect, settled, test } from './test.ts';

test.afterEach(async ({ backend, request }) => {
  if (backend === null) return;
  await backend.supabase.database?.query(
    'update private.settings set value = null, revision = revision + 1 where value is not null',
  );
  // The next test of this Worker may need a part that was off, live updates for one, or the directory's name.
  await expect(async () => {
    expect(await (await request.get('/')).text()).toContain(`<title>${site.name}`);
    expect(await (await request.get('/api/config')).json()).toHaveProperty('flags', {});
  }).toPass();
});

async function openSettings(page: Page) {
  await openAs(page, demo.super, '/dashboard/settings');
  await page.waitForURL('**/dashboard/settings');
}

const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });
const history = (page: Page) => page.getByRole('region', { name: 'History', exact: true });

async function save(page: Page) {
  await bar(page).getByRole('button', { name: 'Save' }).click();
}

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
  await page.getByLabel('Text', { exact: true }).fill('We are closed on Thanksgiving <b>');
  await page.getByLabel('Link (optional)').fill('javascript:alert(1)');
  await expect(bar(page)).toContainText('2 changes: Text and Link (optional)');
  await save(page);
  await expect(page.getByLabel('Link (optional)')).toHaveAccessibleDescription(/web address/);
  await page.getByLabel('Link (optional)').fill('/help');
  await save(page);
  await expect(page.getByLabel('Link text')).toHaveAccessibleDescription(/required/);
  await page.getByLabel('Link text').fill('When we answer');
  await save(page);
  await expect(toast(page)).toContainText('within a minute');
  await expect(bar(page)).toHaveCount(0);

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

  await history(page).locator('summary').click();
  await history(page)
    .getByRole('button', { name: /^Restore Text: empty/ })
    .click();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('');
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
  const searches = (of: Page) => of.getByLabel('Searches, a minute');
  await searches(page).fill('5');
  await save(page);
  await expect(searches(page)).toHaveAccessibleDescription(/from 15 to 600/);
  await searches(page).fill('45');
  await save(page);
  await expect(toast(page)).toContainText('Saved');

  await searches(second).fill('90');
  await save(second);
  await expect(toast(second)).toContainText('Someone else changed it in the meantime');
  await history(second).locator('summary').click();
  const last = history(second).getByRole('listitem').first();
  await expect(last).toContainText('Searches, a minute: 60 (default) → Searches, a minute: 45');
  await expect(searches(second)).toHaveValue('90');
  await save(second);
  await expect(last).toContainText('Searches, a minute: 45 → Searches, a minute: 90');
  await last.getByRole('button', { name: 'Restore Searches, a minute: 45' }).click();
  await expect(searches(second)).toHaveValue('45');
});

test('settings of several areas are found by their words, and saved or discarded at once; an old address leads there', async ({
  page,
}) => {
  await openAs(page, demo.super, '/dashboard/directory');
  await expect(page).toHaveURL('/dashboard/settings');
  await page.getByLabel('Find a setting').fill('offline');
  const offline = page.getByLabel('Cities for offline use', { exact: true });
  await offline.selectOption('Off');
  await expect(page.getByLabel('Tagline')).toBeHidden();
  await page.getByLabel('Find a setting').fill('tagline');
  await page.getByLabel('Tagline').fill('Shops of the valley');
  await expect(bar(page)).toContainText('2 changes: Tagline and Cities for offline use');
  await bar(page).getByRole('button', { name: 'Discard' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByLabel('Tagline')).toHaveValue('');
  await page.getByLabel('Tagline').fill('Shops of the valley');
  await page.getByLabel('Find a setting').fill('');
  await offline.selectOption('Off');
  await page
    .getByRole('group', { name: 'Live updates: roles' })
    .getByLabel('Admins', { exact: true })
    .uncheck();
  expect(await findByAxe(page)).toEqual([]);
  await save(page);
  await expect(toast(page)).toContainText('Saved');
  await page.reload();
  await expect(offline).toHaveValue('no');
  await expect(page.getByLabel('Tagline')).toHaveValue('Shops of the valley');
  await history(page).locator('summary').click();
  await history(page)
    .getByRole('button', { name: 'Restore Cities for offline use: On (default)' })
    .click();
  await expect(offline).toHaveValue('yes');
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

test('a long name keeps the controls of the masthead beside it on one line', async ({
  page,
  backend,
}) => {
  const name = 'Middlebury Main Street Directory & Guide';
  await backend?.supabase.database?.query(
    `update private.settings set revision = revision + 1, value = $1 where kind = 'identity'`,
    [{ name }],
  );
  await openAs(page, demo.super, '/about');
  const home = page.getByRole('banner').getByRole('link', { name });
  await expect(async () => {
    await page.reload();
    await expect(home).toBeVisible({ timeout: 500 });
  }).toPass();
  const middleOf = async (control: Locator) => {
    const { y, height } = (await control.boundingBox())!;
    return y + height / 2;
  };
  for (const width of [320, 360, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const menu = page.locator('header summary').last();
    const search = page.getByRole('banner').getByRole('search');
    expect(Math.abs((await middleOf(home)) - (await middleOf(menu)))).toBeLessThan(3);
    expect((await search.boundingBox())!.height).toBeLessThan(70);
  }
});
