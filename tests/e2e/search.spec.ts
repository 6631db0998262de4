import { expect, hydrated, test } from './test.ts';

test('a visitor types, takes a suggestion by keyboard and reads a profile', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const what = page.getByRole('combobox', { name: 'What' });
  await what.fill('pizz');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  const isBusiness = page
    .getByRole('group', { name: /business/i })
    .getByRole('option')
    .first();
  const name = (await isBusiness.locator('span').first().textContent()) ?? '';
  while ((await isBusiness.getAttribute('aria-selected')) !== 'true') {
    await what.press('ArrowDown');
  }
  await what.press('Enter');
  await expect(page).toHaveURL(/\/business\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('a search keeps its filters in the address, and the back button undoes them', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('combobox', { name: 'What' }).fill('pizza');
  await page.getByRole('combobox', { name: 'Where' }).fill('Austin, TX');
  await page.getByRole('combobox', { name: 'Where' }).press('Enter');
  await expect(page).toHaveURL('/?q=pizza&near=Austin%2C+TX');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/pizza/i);
  const announced = page.getByRole('status').filter({ hasText: /listings?: “pizza”/ });
  await expect(announced.first()).toBeAttached();

  const filters = page.getByRole('complementary', { name: 'Filters' });
  if (await filters.getByText('Filters').isVisible()) {
    await filters.getByText('Filters').click();
  }
  await filters.getByRole('link', { name: /^4 and up/ }).click();
  await expect(page).toHaveURL(/min_rating=4/);
  await page.goBack();
  await expect(page).toHaveURL('/?q=pizza&near=Austin%2C+TX');
});

test('on a phone the filters say what they leave and lead to it @phone-only', async ({ page }) => {
  await page.goto('/?q=coffee&near=Austin');
  // Before that a filter loads a document, in which the filters are folded.
  await hydrated(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByText('Filters').click();
  await filters.getByRole('link', { name: /4\.5 and up/ }).click();
  await expect(page).toHaveURL(/min_rating=4.5/);
  // The address changes a moment before the screen does.
  await expect(async () => {
    const total = await page.getByText(/^\d+ listings?$/).textContent();
    await expect(filters.getByRole('link', { name: `Show ${total}` })).toBeVisible({
      timeout: 200,
    });
  }).toPass();
  await filters.getByRole('link', { name: /^Show \d+ listings?$/ }).click();
  await expect(filters.getByText('Open now')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Results' })).toBeInViewport();
});

test('a filter is ticked at once, and a second one does not undo the first', async ({ page }) => {
  await page.goto('/?q=pizza');
  await hydrated(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    await held;
    // The first request was overtaken by the second.
    await route.continue().catch(() => undefined);
  });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const rating = filters.getByRole('link', { name: /3 and up/ }).last();
  const categories = filters.getByRole('list', { name: 'Category' });
  const category = categories.getByRole('link', { name: /Pizza/ }).first();
  await rating.click();
  await expect(rating).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'true');
  await category.click();
  await expect(category).toHaveAttribute('aria-current', 'true');
  await expect(rating).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/?q=pizza');
  release();
  await expect(page).toHaveURL('/?q=pizza&category=pizza&min_rating=3');
});

test('a keyboard skips to the results', async ({ page }) => {
  await page.goto('/?q=pizza');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('region', { name: 'Results' }).getByRole('article').first().getByRole('link'),
  ).toBeFocused();
});

test('the next page shows other listings and leads back to the first', async ({ page }) => {
  await page.goto('/?q=restaurant');
  await hydrated(page);
  const names = page
    .getByRole('region', { name: 'Results' })
    .getByRole('article')
    .getByRole('heading');
  const first = (await names.first().textContent()) ?? '';
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/cursor=/);
  await expect(names.first()).not.toHaveText(first);
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(names.first()).toHaveText(first);
});

test('a search takes nothing along from an address that shows none', async ({ page }) => {
  for (const address of ['/help?q=cookies', '/browse/metro/nowhere']) {
    await page.goto(address);
    await hydrated(page);
    await page.getByRole('combobox', { name: 'Where' }).fill('Austin, TX');
    await page.getByRole('combobox', { name: 'Where' }).press('Enter');
    await expect(page, address).toHaveURL('/?near=Austin%2C+TX');
  }
});

test('an unrecognized place is not remembered, and the earlier one stays', async ({ page }) => {
  const where = page.getByRole('combobox', { name: 'Where' });
  const searchIn = async (place: string) => {
    await page.goto('/');
    await hydrated(page);
    await where.fill(place);
    await where.press('Enter');
    await expect(page).toHaveURL(/near=/);
  };
  await searchIn('Nowhereville');
  await expect(page.getByText('We could not find a place called “Nowhereville”')).toBeVisible();
  await page.goto('/');
  await hydrated(page);
  await expect(where).toHaveValue('');

  await searchIn('Austin, TX');
  await page.goto('/?near=Nowhereville');
  await hydrated(page);
  await page.goto('/');
  await expect(where).toHaveValue('Austin, TX');
});
