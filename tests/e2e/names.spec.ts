import type { Page } from 'playwright/test';
import { demo, openAs, toast } from './account-steps.ts';
import { expect, test } from './test.ts';

const undo = (page: Page, of: RegExp) => page.getByRole('button', { name: of });

test('an admin adds a synonym, and visitors find by it within a minute @phone', async ({
  page,
  browser,
}) => {
  const word = 'quixotry emporium';
  await openAs(page, demo.admin, '/dashboard/categories');
  await page.getByLabel('Category', { exact: true }).fill('dentists');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Dentists', exact: true }).click();
  await page.getByRole('link', { name: 'Category names' }).click();
  await page.getByLabel('Add phrases').fill(word);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('· added here')).toBeVisible();

  const visitor = await browser.newPage();
  await expect(async () => {
    await visitor.goto(`/?q=${encodeURIComponent(word)}`);
    await expect(visitor.getByRole('main')).toContainText('Dentists', { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await undo(page, /^Undo: Added quixotry emporium/).click();
  await expect(page.getByText('· added here')).toBeHidden();
});

test('an admin sees what a merge of categories moves, merges, is led on and undoes it @phone', async ({
  page,
}) => {
  await openAs(page, demo.admin, '/dashboard/categories/bakeries');
  await page.getByLabel('Into').selectOption('Cafés & Coffee');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'move.' })).toHaveText(
    /^\d+ listings, \d+ search phrases move\. The category is retired\.$/,
  );
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(page).toHaveURL('/dashboard/categories/cafes');
  await expect(toast(page)).toContainText('Saved');
  await undo(page, /^Undo: Merged: Bakeries/).click();
  await expect(page.getByText('Merge undone: Bakeries')).toBeVisible();
  await page.goto('/dashboard/categories/bakeries');
  await expect(page.getByRole('button', { name: 'Restore category' })).toBeHidden();
});

test('the former address of a city, its holidays and its print lead on after a merge, until it is undone @phone', async ({
  page,
  request,
}) => {
  const leadsTo = (path: string, to: string) =>
    expect(async () => {
      const { url, status } = await request.get(path).then((response) => ({
        url: new URL(response.url()).pathname,
        status: response.status(),
      }));
      expect([status, url]).toEqual([200, to]);
    }).toPass();
  await openAs(page, demo.admin, '/dashboard/cities/spokane-wa');
  await page.getByLabel('Address').fill('spokane-falls-wa');
  await page.getByRole('button', { name: 'Save city' }).click();
  await expect(page).toHaveURL('/dashboard/cities/spokane-falls-wa');
  await leadsTo(
    '/browse/metro/spokane-wa/christmas-day',
    '/browse/metro/spokane-falls-wa/christmas-day',
  );

  await page.getByLabel('Into').selectOption('Boise, ID');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'move.' })).toContainText('guides');
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(page).toHaveURL('/dashboard/cities/boise-id');
  for (const end of ['', '/christmas-day', '/print']) {
    for (const former of ['spokane-wa', 'spokane-falls-wa']) {
      await leadsTo(`/browse/metro/${former}${end}`, `/browse/metro/boise-id${end}`);
    }
  }
  await undo(page, /^Undo: Merged: Spokane, WA/).click();
  await expect(page.getByText('Merge undone: Spokane, WA')).toBeVisible();
  await leadsTo('/browse/metro/spokane-wa', '/browse/metro/spokane-falls-wa');
  await page.goto('/dashboard/cities/spokane-falls-wa');
  await undo(page, /^Undo: Address/).click();
  await expect(page).toHaveURL('/dashboard/cities/spokane-wa');
});

test('an admin adds an author and merges it without an answer, renames the feature of a form and retires a brand @phone', async ({
  page,
}) => {
  await openAs(page, demo.admin, '/dashboard/authors');
  await page.getByRole('link', { name: 'Add an author' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Dulcinea Toboso');
  await page.getByRole('button', { name: 'Save author' }).click();
  await expect(page).toHaveURL('/dashboard/authors/dulcinea-toboso');
  await page.getByRole('button', { name: 'Retire author' }).click();
  await undo(page, /^Undo: Retired/).click();
  await expect(page.getByRole('button', { name: 'Retire author' })).toBeVisible();

  await page.goto('/dashboard/authors/new');
  await page.getByLabel('Name', { exact: true }).fill('Aldonza Lorenzo');
  await page.getByRole('button', { name: 'Save author' }).click();
  await page.getByLabel('Into').selectOption('Dulcinea Toboso');
  await page.getByRole('button', { name: 'Preview' }).click();
  const merge = page.getByRole('button', { name: 'Merge' });
  // The preview's answer is not the one that gets lost.
  await expect(merge).toBeVisible();
  // Merged, but the answer is lost: the screen asks what became of it, and leads on.
  await page.route(/rpc\/merge_names/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await merge.click();
  await expect(page).toHaveURL('/dashboard/authors/dulcinea-toboso');
  await page.unroute(/rpc\/merge_names/);
  await undo(page, /^Undo: Merged: Aldonza Lorenzo/).click();
  await expect(page.getByText('Merge undone: Aldonza Lorenzo')).toBeVisible();

  await page.goto('/dashboard/vocabulary/feature/Coat check');
  await page.getByLabel('Name', { exact: true }).fill('Cloakroom');
  await page.getByRole('button', { name: 'Save feature' }).click();
  await expect(page).toHaveURL('/dashboard/vocabulary/feature/Cloakroom');
  // The address of a screen has small letters once it is loaded anew.
  await page.goto('/dashboard/vocabulary/feature/Coat check');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cloakroom');
  await undo(page, /^Undo: Name: Coat check/).click();
  await expect(page).toHaveURL('/dashboard/vocabulary/feature/Coat%20check');

  await page.goto('/dashboard/vocabulary/brand/Subway');
  const into = page.getByLabel('Into');
  await into.fill('Taco Bell');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('button', { name: 'Merge' })).toBeVisible();
  await into.press('End');
  await into.pressSequentially(' Cantina');
  await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible();
  await expect(into).toHaveValue('Taco Bell Cantina');
  await page.getByRole('button', { name: 'Retire brand' }).click();
  await page.goto('/dashboard/vocabulary?kind=brand&status=retired');
  await page.getByRole('link', { name: 'Subway', exact: true }).click();
  await page.getByRole('button', { name: 'Restore brand' }).click();
  await expect(page.getByRole('button', { name: 'Retire brand' })).toBeVisible();
});
