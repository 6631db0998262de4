import { dayMs } from '#app/domain/text/text.ts';
import { toast } from './account-steps.ts';
import {
  age,
  findTraces,
  findVersion,
  saveAustin,
  saveButton,
  listing,
  metro,
  notice,
  openProxy,
} from './offline-steps.ts';
import { expect, settled, test } from './test.ts';

test('a saved city works offline, shows its age, and gives way to the live page', async ({
  baseURL,
  context,
}) => {
  const { front, page, complaints } = await openProxy(baseURL, context);
  await saveAustin(page, front);
  await age(page, 3.1 * 3_600_000);
  await front.stop();

  await page.goto(front.url + listing);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('4th Street Tap');
  await expect(notice(page)).toContainText('The site is not responding');
  await expect(notice(page)).toContainText('Austin, TX as it was 3 hours ago');
  await expect(page).toHaveTitle(/^4th Street Tap/);
  await expect(page.getByRole('heading', { name: 'Hours' })).toBeVisible();
  await expect(page).toHaveURL(front.url + listing);

  await page.goto(`${front.url}/?q=pizza&near=Austin%2C+TX`);
  await expect(page.getByLabel('What')).toHaveValue('pizza');
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows.first()).toContainText(/pizza/i);
  const pizzas = await page.getByText(/^\d+ places?$/).textContent();
  // Read by the vocabulary, which is loaded when somebody searches.
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.getByLabel('What').clear();
  await page.getByLabel('What').pressSequentially('toothache');
  await expect(page.getByLabel('What')).toHaveValue('toothache');
  await expect(rows.first()).toContainText(/dentist|dental/i);
  await page.getByLabel('What').fill('');
  await expect(page.getByText(/^\d+ places$/)).not.toHaveText(pizzas ?? '');
  await page.getByLabel('Category').selectOption({ label: 'Bakeries' });
  await expect(rows.first()).toContainText('Bakery', { ignoreCase: true });
  await session.detach();
  await page.getByLabel('Open now').click();
  await expect(page.getByLabel('Open now')).toBeChecked();
  await expect(page).toHaveURL(/category=bakeries&open=now|open=now/);
  await expect(page.getByText(/^(No matches|\d+ places?)$/)).toBeVisible();
  await page.getByLabel('Open now').uncheck();
  await page.getByLabel('What').fill('root canal');
  await page.getByRole('button', { name: /^\d+ without “Bakeries”$/ }).click();
  await expect(rows.first()).toContainText(/dentist|dental/i);

  await page.goto(`${front.url}/cityguides/austin-tx`);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.getByRole('main').getByRole('paragraph').count()).toBeGreaterThan(5);

  await page.goto(`${front.url}/blog`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not saved');
  await page.getByRole('link', { name: 'Search Austin, TX' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Austin, TX');
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/business\//);
  await expect(notice(page)).toBeVisible();

  await front.restart();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
  await front.stop();
});

test('a saved city works offline without reloading when the network returns', async ({
  baseURL,
  context,
}) => {
  const { front, page } = await openProxy(baseURL, context);
  await saveAustin(page, front);
  await front.stop();
  await page.goto(front.url + metro);
  await expect(notice(page)).toContainText('The site is not responding');
  await context.setOffline(true);
  await expect(notice(page)).toContainText('You are offline.');
  let navigations = 0;
  page.on('load', () => (navigations += 1));
  await front.restart();
  await context.setOffline(false);
  await expect(notice(page)).toContainText('You are online again.');
  await settled(page);
  expect(navigations).toBe(0);
  await notice(page).getByRole('button', { name: 'Show the live page' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Austin, TX');
  await front.stop();
});

test('a document that takes a moment is waited for', async ({ baseURL, context }) => {
  const { front, page } = await openProxy(baseURL, context);
  await saveAustin(page, front);
  front.slowDown(500);
  await page.goto(front.url + listing);
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await front.stop();
});

test('a document that takes too long is not waited for', async ({ baseURL, context }) => {
  const { front, page } = await openProxy(baseURL, context, { isPatient: false });
  await saveAustin(page, front);
  front.slowDown(20_000);
  await page.goto(front.url + listing);
  await expect(notice(page)).toContainText('is not responding');
  await front.stop();
});

test('without a tap on Save, the browser has no service worker and stores nothing; without space it says so and stores nothing', async ({
  baseURL,
  context,
}) => {
  const { front, page } = await openProxy(baseURL, context);
  await page.goto(front.url + metro);
  await expect(saveButton(page)).toBeVisible();
  await page.goto(`${front.url}/offline`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing is saved here');
  expect(await findTraces(page)).toEqual({ workers: 0, caches: [] });
  expect(front.count('/sw.js')).toBe(0);

  await page.goto(front.url + metro);
  const client = await context.newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize: 20_000 });
  await saveButton(page).press('Enter');
  await expect(toast(page)).toContainText('Not saved');
  await expect(toast(page)).toContainText('out of space');
  await expect.poll(() => findTraces(page)).toEqual({ workers: 0, caches: [] });
  await front.stop();
});

test('a new deployment shows at once, and replaces the saved screens within a day', async ({
  baseURL,
  context,
}) => {
  const { front, page } = await openProxy(baseURL, context);
  await saveAustin(page, front);
  front.deploy((html) => html.replace('<html ', '<html data-release="next" '));
  const isNext = page.locator('html[data-release=next]');
  await page.goto(front.url + listing);
  await expect(isNext).toHaveCount(1);
  await expect(notice(page)).toHaveCount(0);
  const isKeptNext = () =>
    page.evaluate(async () =>
      (await (await caches.match('/offline'))?.text())?.includes('data-release="next"'),
    );
  expect(await isKeptNext()).toBe(false);
  await age(page, dayMs);
  await page.goto(front.url + metro);
  await expect.poll(isKeptNext).toBe(true);
  await front.stop();
  await page.goto(front.url + listing);
  await expect(notice(page)).toBeVisible();
  await expect(isNext).toHaveCount(1);
});

test('a saved city fetches its changes once a day, and nothing in between', async ({
  baseURL,
  context,
  own,
  backend,
}) => {
  test.skip(backend === null, 'It needs the database of the product');
  const db = backend?.supabase.database;
  const metros = await db?.query("select id from metros where slug = 'austin-tx'");
  const metro_id = (metros as { id: number }[])[0]?.id ?? 0;
  const changed = await own.createListing({ metro_id, city: 'Austin', state: 'TX' });
  const closed = await own.createListing({ metro_id, city: 'Austin', state: 'TX' });
  const { front, page } = await openProxy(baseURL, context);
  const index = `${front.url}/api/metros/austin-tx/index.json`;
  await expect.poll(async () => (await page.request.get(index)).text()).toContain(closed.slug);
  await saveAustin(page, front);
  const first = await findVersion(page);

  for (const path of [metro, listing, '/help', '/', metro]) await page.goto(front.url + path);
  expect(front.count('/api/metros/austin-tx/index.json?since')).toBe(0);
  expect(front.count('/offline')).toBe(1);

  await db?.query('update businesses set phone = $2 where id = $1', [changed.id, '(512) 555-0199']);
  await db?.query("update businesses set status = 'closed' where id = $1", [closed.id]);
  await expect.poll(async () => (await page.request.get(index)).text()).not.toContain(closed.slug);
  await age(page, dayMs);
  for (const path of [metro, '/help']) await page.goto(front.url + path);
  await expect.poll(async () => (await findVersion(page)).version).not.toBe(first.version);
  const difference = await (await page.request.get(`${index}?since=${first.version}`)).json();
  expect(difference).toMatchObject({ since: first.version, removed: [closed.slug] });
  expect(difference.changed).toHaveLength(1);
  for (const path of [metro, '/help', metro]) await page.goto(front.url + path);
  expect(front.requested.filter((path) => path.includes('?since='))).toHaveLength(2);

  await front.stop();
  await page.goto(`${front.url}/business/${changed.slug}`);
  await expect(page.getByRole('link', { name: /\(512\) 555-0199/ })).toBeVisible();
  await page.goto(`${front.url}/business/${closed.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not saved');
});

test('switching offline use off removes it from every browser with the next page, without a reload', async ({
  baseURL,
  context,
  backend,
}) => {
  test.skip(backend === null, 'It needs the database of the product');
  const { front, page } = await openProxy(baseURL, context);
  await saveAustin(page, front);
  await page.goto(front.url + listing);
  const off = `{"is_on": false, "share": 100, "roles": ["community_user"]}`;
  const set = (value: string | null) =>
    backend?.supabase.database?.query(
      "update private.settings set value = $1, revision = revision + 1 where name = 'offline'",
      [value],
    );
  try {
    await set(off);
    const readWorker = async () => {
      // Pages have the Worker ask what was changed; otherwise it takes a minute.
      await page.request.get(`${front.url}/`);
      return (await page.request.get(`${front.url}/sw.js`)).text();
    };
    await expect.poll(readWorker).toContain('unregister');
    let navigations = 0;
    page.on('load', () => (navigations += 1));
    let opened = 0;
    // A browser that fails to fetch the worker, as on a loaded machine, tries again with the next page.
    await expect(async () => {
      opened += 1;
      await page.goto(`${front.url}/help`);
      await expect.poll(() => findTraces(page)).toEqual({ workers: 0, caches: [] });
    }).toPass();
    expect(navigations).toBe(opened);
    const askedBefore = front.count('/sw.js');
    for (const path of [metro, '/help', '/about']) {
      await page.goto(front.url + path);
      await settled(page);
    }
    expect(front.count('/sw.js') - askedBefore).toBeLessThanOrEqual(1);
    expect(await findTraces(page)).toEqual({ workers: 0, caches: [] });
    await page.goto(`${front.url}/offline`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing is saved here');
  } finally {
    await set(null);
  }
  await expect(async () => {
    await page.goto(front.url + metro);
    await expect(saveButton(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await front.stop();
});

test('a person views the saved city, updates it, replaces it with another, and removes it', async ({
  baseURL,
  context,
}) => {
  const { front, page } = await openProxy(baseURL, context);
  await saveAustin(page, front);
  await page.goto(front.url + metro);
  await page.getByRole('link', { name: 'See what is saved' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved for offline use');
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'is saved on this device' }),
  ).toBeVisible();

  await page.goto(`${front.url}/browse/metro/atlanta-ga`);
  const main = page.getByRole('main');
  const saveOther = main.getByRole('button', { name: /^Save .* on this device$/ });
  await saveOther.click();
  await expect(
    main.getByText('Austin, TX is saved on this device. You can save one city at a time:'),
  ).toBeVisible();
  await main.getByRole('button', { name: 'Cancel' }).click();
  await saveOther.click();
  await main.getByRole('button', { name: /^Replace it with/ }).click();
  await expect(main.getByText(/is saved on this device\./)).toBeVisible();

  await page.goto(`${front.url}/offline`);
  await expect(main.getByText('Austin, TX')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing is saved here');
  await page.goto(front.url + metro);
  expect(await findTraces(page)).toEqual({ workers: 0, caches: [] });
  await front.stop();
});
