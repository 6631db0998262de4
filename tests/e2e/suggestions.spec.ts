import type { Page } from 'playwright/test';
import { expect, hydrated, test } from './test.ts';

const whatBox = (page: Page) => page.getByRole('combobox', { name: 'What' });
const recentOnes = (page: Page) =>
  page.getByRole('group', { name: 'Recent searches' }).getByRole('option');

test('a category and a place that was begun are one suggestion', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await whatBox(page).fill('pizza in aus');
  const option = page
    .getByRole('group', { name: 'Searches' })
    .getByRole('option', { name: 'Pizza in Austin, TX' });
  await expect(option).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await whatBox(page).press('ArrowDown');
  await option.click();
  await expect(page).toHaveURL('/?near=Austin%2C+TX&category=pizza');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pizza .*Austin/);
});

test('a typed street finds its businesses, and a phone number its business', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await whatBox(page).fill('ash st');
  const street = page.getByRole('group', { name: 'Streets' }).getByRole('option').first();
  await expect(street).toContainText('Ash ');
  await street.click();
  await expect(page).toHaveURL(/q=.*Ash\+.*&near=/);
  await expect(page.getByRole('region', { name: 'Results' })).toContainText('Ash ');
  await whatBox(page).fill('512-555-0');
  const business = page.getByRole('group', { name: 'Businesses' }).getByRole('option').first();
  await expect(business).toContainText('(512) 555-0');
  await business.click();
  await expect(page).toHaveURL(/\/business\//);
});

test('recent searches are offered in an empty box, removed one by one and all at once, and never sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  for (const words of ['quixotry', 'bagels', 'zzyzx']) {
    await page.goto('/');
    await hydrated(page);
    await whatBox(page).fill(words);
    await whatBox(page).press('Enter');
    await expect(page).toHaveURL(`/?q=${words}`);
  }
  await page.goto('/');
  await hydrated(page);
  sent.length = 0;
  await whatBox(page).click();
  await expect(recentOnes(page)).toHaveText([
    'zzyzx',
    'bagels',
    'quixotry',
    'Clear recent searches',
  ]);
  // By keys, and by the cross.
  await whatBox(page).press('ArrowDown');
  await whatBox(page).press('Delete');
  await expect(recentOnes(page)).toHaveText(['bagels', 'quixotry', 'Clear recent searches']);
  await recentOnes(page).filter({ hasText: 'quixotry' }).getByTitle('Remove').click();
  await expect(recentOnes(page)).toHaveText(['bagels', 'Clear recent searches']);
  await page.reload();
  await hydrated(page);
  await whatBox(page).click();
  await expect(recentOnes(page)).toHaveText(['bagels', 'Clear recent searches']);
  expect(sent.filter((request) => /bagels|quixotry|zzyzx/.test(request))).toEqual([]);
  await recentOnes(page).first().click();
  await expect(page).toHaveURL('/?q=bagels');
  await page.goto('/');
  await hydrated(page);
  await whatBox(page).click();
  await recentOnes(page).last().click();
  await expect(recentOnes(page)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await whatBox(page).click();
  await expect(page.getByRole('group', { name: 'Popular categories' })).toBeVisible();
  await expect(recentOnes(page)).toHaveCount(0);
});

test('text typed while the page loads stays and gets suggestions after hydration', async ({
  page,
}) => {
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await whatBox(page).pressSequentially('pizza in aus');
  isHolding = false;
  for (const release of held) release();
  await hydrated(page);
  await expect(whatBox(page)).toHaveValue('pizza in aus');
  await expect(page.getByRole('option', { name: 'Pizza in Austin, TX' })).toBeVisible();
});

test('an empty box offers the largest categories of the place', async ({ page, request }) => {
  await page.goto('/?near=Austin%2C+TX');
  await hydrated(page);
  await whatBox(page).click();
  const popular = page.getByRole('group', { name: 'Popular categories' }).getByRole('option');
  await expect(popular).toHaveCount(6);
  const answer = await request.get('/api/search?metro=austin-tx&sort=rating');
  const { facets } = (await answer.json()) as { facets: { category: { name: string }[] } };
  await expect(popular).toHaveText(facets.category.slice(0, 6).map(({ name }) => name));
  await popular.first().click();
  await expect(page).toHaveURL(/near=Austin%2C\+TX&category=/);
});
