import { expect, hydrated, openTimeless, test } from './test.ts';

test('several categories are chosen, one is excluded instead, and counts stay @phone-only', async ({
  page,
}) => {
  await page.goto('/browse/metro/austin-tx?category=cafes');
  await hydrated(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const summary = filters.getByText('Filters', { exact: false }).first();
  if (await summary.isVisible()) await summary.click();
  const categories = filters.getByRole('list', { name: 'Category' }).first();
  await expect(
    categories.getByRole('link', { name: 'Remove filter: Cafés & Coffee' }),
  ).toBeInViewport();

  const restaurants = categories.getByRole('link', { name: /^Restaurants \d+$/ });
  await expect(restaurants).toBeVisible();
  await restaurants.click();
  await expect(page).toHaveURL(/category=cafes%2Crestaurants/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Restaurants');

  await filters.getByRole('link', { name: 'Exclude Restaurants' }).click();
  await expect(page).toHaveURL(/category=cafes%2C-restaurants/);
  const chips = page.getByRole('list', { name: 'Active filters' });
  await chips.getByRole('link', { name: 'Remove filter: Not Restaurants' }).click();
  await expect(page).toHaveURL(/category=cafes$/);
});

test('filters chosen before the app has loaded stay open @phone-only', async ({ page }) => {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/assets/react-dom*', async (route) => {
    await delivered;
    await route.continue();
  });
  await openTimeless(page, '/browse/metro/austin-tx?category=cafes');
  // Before the first script runs, the browser follows a link by itself.
  await page.waitForLoadState();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByText('Filters').click();
  const restaurants = filters.getByRole('link', { name: /^Restaurants \d+$/ });
  await restaurants.evaluate((link: HTMLElement) => link.click());
  deliver();
  await hydrated(page);
  await page.clock.resume();
  await expect(page).toHaveURL(/category=cafes%2Crestaurants/);
  await expect(filters.getByRole('link', { name: 'Exclude Restaurants' })).toBeVisible();
});
