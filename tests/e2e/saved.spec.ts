import type { Page } from 'playwright/test';
import { putSavedList, savePlaces, saveSearch } from '#app/domain/saved/saved-calls.ts';
import { openAs, signInByForm, signOutByMenu } from './account-steps.ts';
import type { TestUser } from './own-rows.ts';
import { expect, hydrated, test } from './test.ts';
import { visitSlowly } from './visits.ts';

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Save ${name}`, exact: true });

/** Waits until the session is open and the browser has a copy of the account’s lists. */
async function expectCopyOf(page: Page, { userId }: TestUser) {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('mainstreet.saved')))
    .toContain(userId);
}

test('a place is saved on the device, and moves into the account at sign-in', async ({
  page,
  own,
}) => {
  const person = await own.createOwner();
  const [first, second] = [await own.createListing(), await own.createListing()];
  await page.goto(`/business/${first.slug}`);
  await hydrated(page);
  await heart(page, first.name).click();
  await expect(heart(page, first.name)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/saved');
  await expect(page.getByRole('link', { name: first.name })).toBeVisible();

  // The screen of lists is read while the places are being moved.
  const opened = page.waitForRequest(/find_saved_searches/);
  await page.route('**/rpc/save_businesses', async (route) => {
    await opened;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await signInByForm(page, person.email, person.password);
  await expect(page).toHaveURL('/dashboard/lists');
  await page.getByRole('link', { name: 'Saved places' }).last().click();
  await expect(page.getByRole('link', { name: first.name })).toBeVisible();

  await page.goto(`/business/${second.slug}`);
  await hydrated(page);
  const written = page.waitForResponse((response) => response.url().includes('save_businesses'));
  await heart(page, second.name).click();
  await written;
  await signOutByMenu(page);
  await expect(heart(page, second.name)).toHaveAttribute('aria-pressed', 'false');
});

test('a list gets a name, notes and an order, and others read and copy it by its link', async ({
  page,
  own,
  browser,
}) => {
  const [person, friend] = [await own.createOwner(), await own.createOwner()];
  const [first, second] = [await own.createListing(), await own.createListing()];
  await openAs(page, person, '/dashboard/lists');
  await page.getByLabel('Name').fill('Bread');
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread: saved list');
  const ownList = page.url();

  await page.getByLabel('Add a place by name').fill(first.name);
  await page.getByRole('option', { name: first.name }).click();
  await page.getByRole('button', { name: 'Add to this list' }).click();
  await expect(page.getByRole('article').getByRole('link')).toHaveText([first.name]);
  await page.goto(`/business/${second.slug}`);
  await hydrated(page);
  await heart(page, second.name).click();
  await expect(heart(page, second.name)).toHaveAttribute('aria-pressed', 'true');
  await heart(page, second.name).click();
  const dialog = page.getByRole('dialog', { name: 'Saved in' });
  await dialog.getByRole('checkbox', { name: 'Bread' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.goto(ownList);
  await page.getByText(`Add a note or remove: ${first.name}`).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Rye on Fridays');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Rye on Fridays').first()).toBeVisible();
  const handle = page.getByRole('button', { name: new RegExp(`^Move ${second.name}`) });
  await handle.press('ArrowDown');
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByRole('button', { name: 'Save order' })).toBeHidden();
  await page.getByLabel('Anyone with the link can read this list').check();
  await page.getByRole('button', { name: 'Save list' }).click();
  const link = page.getByRole('link', { name: /\/lists\// });
  const path = new URL((await link.getAttribute('href')) ?? '').pathname;

  const other = await browser.newPage();
  await other.goto(path);
  await expect(other.getByRole('article').getByRole('link')).toHaveText([first.name, second.name]);
  await expect(other.getByText('Rye on Fridays')).toBeVisible();
  await openAs(other, friend, path);
  await other.getByRole('button', { name: 'Copy to my lists' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Bread: saved list');

  await page.getByLabel('Anyone with the link can read this list').uncheck();
  await page.getByRole('button', { name: 'Save list' }).click();
  await expect(link).toBeHidden();
  // Copies of the page at the edge end within two seconds.
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);
});

test('copying a list says when no answer comes, and makes one copy', async ({ page, own }) => {
  const [owner, reader] = [await own.createOwner(), await own.createOwner()];
  const listId = crypto.randomUUID();
  await putSavedList({ db: await own.openAs(owner) }, { listId, name: 'Bread', isShared: true });

  await page.clock.install();
  await openAs(page, reader, `/lists/${listId}`);
  const { promise: isSlow, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/rpc/copy_saved_list', async (route) => {
    await isSlow;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Copy to my lists' }).click();
  const copying = page.getByRole('button', { name: 'Copying…' });
  await expect(copying).toBeVisible();
  await page.clock.fastForward(4_000);
  await expect(page.getByRole('status').filter({ hasText: 'Still sending.' })).toHaveText(
    'Still sending. This is taking longer than usual.',
  );
  await copying.click({ force: true });
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread: saved list');
  await page.goto('/dashboard/lists');
  await expect(page.getByRole('link', { name: 'Bread' })).toHaveCount(1);
});

test('the layout does not shift while saved places load from the device @phone-only', async ({
  page,
  own,
}) => {
  const slugs = [(await own.createListing()).slug, (await own.createListing()).slug];
  const stored = JSON.stringify({ owner: null, slugs, readAt: 0 });
  await page.addInitScript((text) => localStorage.setItem('mainstreet.saved', text), stored);
  for (const path of ['/saved', `/saved?places=${slugs.join(',')}`, '/about']) {
    const { shift, moved } = await visitSlowly(page, path);
    expect(shift, `${path} ${JSON.stringify(moved)}`).toBeLessThan(0.02);
  }
});

test('places of a shared link stay as they are on a device with places of its own', async ({
  page,
  own,
}) => {
  const [shared, other, another] = [
    await own.createListing(),
    await own.createListing(),
    await own.createListing(),
  ];
  const stored = { owner: null, slugs: [other.slug, shared.slug], readAt: 0 };
  await page.addInitScript(
    (text) => localStorage.setItem('mainstreet.saved', text),
    JSON.stringify(stored),
  );
  for (const places of [[shared], [shared, another]]) {
    const path = `/saved?places=${places.map(({ slug }) => slug).join(',')}`;
    const { shift, moved } = await visitSlowly(page, path);
    expect(shift, `${path} ${JSON.stringify(moved)}`).toBeLessThan(0.02);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(places.length);
  }
  await page.getByRole('link', { name: 'See the places you saved' }).click();
  await expect(page).toHaveURL(`/saved?places=${stored.slugs.join(',')}`);
  const heart = page.getByRole('button', { name: `Save ${other.name}`, exact: true });
  await heart.click();
  await expect(page).toHaveURL(`/saved?places=${shared.slug}`);
});

test('the places of a list are on a map, and up to four of them are compared @phone-only', async ({
  page,
  own,
}) => {
  const places = [await own.createListing(), await own.createListing()];
  await page.goto(`/saved?places=${places.map(({ slug }) => slug).join(',')}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Map' }).click();
  const map = page.getByRole('figure', { name: 'Map of the places', exact: true });
  await expect(map).toBeVisible();
  // Both are at the same place.
  await expect(map.getByRole('button', { name: /2/ }).or(map.getByText('2'))).not.toHaveCount(0);
  for (const { name } of places) {
    await page.getByRole('button', { name: `Compare ${name}`, exact: true }).click();
  }
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare');
  for (const { name } of places) {
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
  }
});

test('a heart tapped while the account’s places are being read stays', async ({ page, own }) => {
  const { slug, name } = await own.createListing();
  const person = await own.createOwner();
  const [isRead, isSaved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/rpc/find_saved_lists*', async (route) => {
    const response = await route.fetch();
    isRead.resolve();
    await isSaved.promise;
    await route.fulfill({ response });
  });
  await openAs(page, person, `/business/${slug}`);
  await isRead.promise;
  await hydrated(page);
  const saved = page.waitForResponse('**/rpc/save_businesses');
  await heart(page, name).click();
  await saved;
  isSaved.resolve();
  await expectCopyOf(page, person);
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
});

test('a heart that fails to save turns back and shows an error, even offline', async ({
  page,
  own,
}) => {
  const person = await own.createOwner();
  const { slug, name } = await own.createListing();
  await openAs(page, person, `/business/${slug}`);
  await hydrated(page);
  await expectCopyOf(page, person);
  const expectFailure = async (title: string) => {
    await heart(page, name).click();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
    // The plain toast, which comes offline, goes by itself.
    await page
      .getByRole('button', { name: 'Dismiss' })
      .evaluateAll((all: HTMLElement[]) => all[0]?.click());
    await expect(page.getByText(title, { exact: true })).toHaveCount(0);
  };
  await page.context().setOffline(true);
  await expectFailure('Connection Error');
  await page.context().setOffline(false);
  await page.route('**/rpc/save_businesses*', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  await expectFailure('Not saved');
  await page.unroute('**/rpc/save_businesses*');
  const saved = page.waitForResponse('**/rpc/save_businesses*');
  await heart(page, name).click();
  await (await saved).finished();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  // The code of its lists, which nothing has loaded yet, and which Chromium does not request a second time.
  await page.context().setOffline(true);
  await heart(page, name).click();
  await expect(page.getByText('check your connection and reload the page')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.context().setOffline(false);
  await page.reload();
  await hydrated(page);
  await heart(page, name).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a saved search notifies its person of new listings, and can be deleted', async ({
  page,
  own,
  backend,
}) => {
  test.skip(backend === null, 'It runs the hourly task of its own Worker.');
  const person = await own.createOwner();
  await openAs(page, person, '/?q=quixotry&near=Decatur%2C+GA');
  await hydrated(page);
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();
  const fresh = await own.createListing();
  await backend!.supabase.database!.query(
    `update private.saved_searches set checked_at = now() - interval '1 day'`,
  );
  await backend!.runCron('17 * * * *');
  await page.goto('/notifications');
  await page.getByRole('link', { name: /1 new listing matches your saved searches/ }).click();
  await expect(page.getByRole('link', { name: fresh.name, exact: true })).toBeVisible();
  await page.goto('/dashboard/lists');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Saved searches' })).toBeHidden();
});

test('the focus moves to the next place or search when one is removed, then to the heading', async ({
  page,
  own,
}) => {
  const person = await own.createOwner();
  const places = [await own.createListing(), await own.createListing()];
  const db = await own.openAs(person);
  await savePlaces({ db }, { slugs: places.map(({ slug }) => slug), listId: null });
  for (const term of ['quixotry', 'bread']) {
    await saveSearch({ db }, { name: term, address: `/?q=${term}&near=Decatur%2C+GA` });
  }
  await openAs(page, person, '/dashboard/lists');
  await page.getByRole('link', { name: 'Saved places' }).last().click();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  const [first, second] = await cards.getByRole('link').allTextContents();
  for (const name of [first, second]) {
    await page.getByText(`Add a note or remove: ${name}`).click();
    await page.getByRole('button', { name: 'Remove from this list' }).press('Enter');
    if (name === first) await expect(cards.getByRole('link', { name: second! })).toBeFocused();
  }
  await expect(page.getByText('This list has no places yet.')).toBeFocused();

  await page.goto('/dashboard/lists');
  const searches = page.getByRole('region', { name: 'Saved searches' });
  await expect(searches.getByRole('listitem')).toHaveCount(2);
  await searches.getByRole('button', { name: 'Delete' }).first().press('Enter');
  await expect(searches.getByRole('listitem')).toHaveCount(1);
  await expect(searches.getByRole('listitem').getByRole('link')).toBeFocused();
  await searches.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'New list' })).toBeFocused();
});
