import { expect, hydrated, test } from './test.ts';

test('a guide is reached by navigation as well, under Trusted Types', async ({ page }) => {
  await page.goto('/cityguides');
  await hydrated(page);
  await page
    .getByRole('link', { name: /first coffee/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'After dark' })).toBeVisible();
  await expect(page.getByRole('link', { name: /All listings in Austin/ })).toHaveAttribute(
    'href',
    '/browse/metro/austin-tx',
  );
});

test('the contents lead to the place in the text', async ({ page }) => {
  await page.goto('/cityguides/austin-tx');
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const summary = contents.locator('summary');
  if (await summary.isVisible()) await summary.click();
  await contents.getByRole('link', { name: 'After dark' }).click();
  await expect(page).toHaveURL(/#after-dark$/);
  await expect(page.getByRole('heading', { name: 'After dark' })).toBeInViewport();
});
