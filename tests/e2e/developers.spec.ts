import { expect, hydrated, test } from './test.ts';

test('a developer tries an operation on the page and reads the answer', async ({ page }) => {
  await page.goto('/developers');
  await hydrated(page);
  const section = page.getByRole('region', { name: 'Is it open?' });
  await section.getByText('Try it').click();
  await section.getByLabel('at', { exact: true }).fill('noon');
  await section.getByRole('button', { name: 'Send request' }).click();
  await expect(section.getByRole('status')).toContainText('400');
  await section.getByLabel('at', { exact: true }).fill('');
  await section.getByRole('button', { name: 'Send request' }).click();
  await expect(section.getByRole('textbox', { name: 'Response' })).toHaveValue(/"is_open": /);
  const metro = page.getByRole('region', { name: 'All listings of a city, compact' });
  await metro.getByText('Try it').click();
  await expect(metro.getByLabel('slug')).toHaveValue('austin-tx');
});
