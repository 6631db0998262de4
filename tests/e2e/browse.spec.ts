import { expect, hydrated, test } from './test.ts';

test('a metro is browsed by category, and the filter stays at its address', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Cities', exact: true }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/browse\/metro\/[a-z-]+$/);
  await page.getByRole('link', { name: /^All [\d,]+ listings$/ }).click();
  await expect(page).toHaveURL(/\?sort=rating$/);
  await hydrated(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters).toBeVisible();
  if (await filters.getByText('Filters').isVisible()) await filters.getByText('Filters').click();
  await filters.getByRole('link', { name: /^Restaurants/ }).click();
  await expect(page).toHaveURL(/\/browse\/metro\/[a-z-]+\?category=restaurants&sort=rating$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Restaurants in ');
});

test('open on a date and at a time @phone-only', async ({ page }) => {
  await page.goto('/?q=pizza');
  await hydrated(page);
  await page.getByRole('button', { name: 'Day and time: Any day' }).first().press('Enter');
  const choice = page.getByRole('dialog', { name: 'Day and time' });
  await choice.getByLabel('Date').fill('2031-12-24');
  await choice.getByLabel('Time (optional)').fill('21:00');
  await choice.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/?q=pizza&date=2031-12-24&time=21%3A00');
  await expect(choice).toBeHidden();
  const filter = page.getByRole('link', { name: 'Remove filter: Open Wed, Dec 24 at 9 PM' });
  await expect(filter).toBeVisible();
  const button = page.getByRole('button', { name: 'Day and time: Wed, Dec 24 at 9 PM' }).first();
  await expect(button).toBeVisible();
});

test('a day is chosen with the keyboard, and the focus returns to its button', async ({ page }) => {
  await page.goto('/?q=pizza&near=Austin%2C+TX');
  await hydrated(page);
  await page.getByRole('button', { name: 'Day and time: Any day' }).press('Enter');
  const choice = page.getByRole('dialog', { name: 'Day and time' });
  await expect(choice).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(choice.getByRole('link', { name: /^Today/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Day and time: Any day' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(choice.getByRole('link', { name: /^Tomorrow/ })).toBeFocused();
  await page.keyboard.press('Enter');
  // The word became the date, which the address keeps when it is shared.
  await expect(page).toHaveURL(/\?q=pizza&near=Austin%2C\+TX&date=20\d\d-\d\d-\d\d$/);
  await expect(
    page.getByRole('region', { name: 'Results' }).getByText('Tomorrow').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Day and time: \w{3}, \w{3} \d/ })).toBeFocused();
});

test('a page from before midnight links to the days as they are now', async ({ page }) => {
  const dayMs = 86_400_000;
  const noon = Math.floor(Date.now() / dayMs) * dayMs + 2 * dayMs + 18 * 3_600_000;
  const tomorrow = new Date(noon + dayMs).toISOString().slice(0, 10);
  await page.clock.setFixedTime(noon);
  await page.goto('/?q=pizza&near=Austin%2C+TX');
  await hydrated(page);
  const link = page.getByRole('link', { name: /^Tomorrow/, includeHidden: true });
  await expect(link).toHaveAttribute('href', `/?q=pizza&near=Austin%2C+TX&date=${tomorrow}`);
});

test('the search uses the date shown in its field, even one chosen before hydration', async ({
  page,
}) => {
  await page.goto('/?q=pizza');
  await hydrated(page);
  await page.getByRole('button', { name: 'Day and time: Any day' }).click();
  const choice = page.getByRole('dialog', { name: 'Day and time' });
  // React hears of no change.
  await choice.getByLabel('Date').evaluate((field: HTMLInputElement) => {
    field.value = '2031-12-24';
  });
  await choice.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\?q=pizza&date=2031-12-24(&time=)?$/);
});

test('a viewed listing appears on the home screen until it is cleared', async ({ page }) => {
  await page.goto('/?q=pizza');
  await hydrated(page); // a link that is pressed before is a document of its own, which moves no focus
  const result = page.getByRole('region', { name: 'Results' }).getByRole('article').first();
  const name = (await result.getByRole('heading').textContent()) ?? '';
  await result.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  // What was looked at is noted by the same effects.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/');
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('link', { name })).toBeVisible();
  await viewed.getByRole('button', { name: 'Clear recently viewed' }).click();
  await expect(viewed).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(viewed).toHaveCount(0);
});

test('suggestions for something else are not offered while new ones are on their way', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const what = page.getByRole('combobox', { name: 'What' });
  await what.fill('pizz');
  await expect(page.getByRole('option').first()).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/suggest*', async (route) => {
    await held;
    await route.continue();
  });
  await what.fill('coff');
  await expect(page.getByRole('option')).toHaveCount(0);
  release();
  await expect(page.getByRole('option', { name: /coffee/i }).first()).toBeVisible();
});

test('the sections are behind a menu on a phone @phone-only', async ({ page }) => {
  await page.goto('/');
  await page.locator('header summary', { hasText: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Open now' })
    .click();
  await expect(page).toHaveURL('/?open=now');
});
