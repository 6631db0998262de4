import { expectAccessible } from './accessibility-checks.ts';
import { expect, hydrated, test } from './test.ts';

test('results are chosen to compare, and stand side by side', async ({ page }) => {
  await page.goto('/?q=pizza&near=Austin%2C+TX');
  await hydrated(page);
  const results = page.locator('.result');
  const names = [];
  for (const place of [0, 1]) {
    const result = results.nth(place);
    names.push(((await result.getByRole('heading').textContent()) ?? '').trim());
    await result.getByRole('button', { name: /^Compare / }).click();
  }
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveCount(3);
  for (const [place, name] of names.entries())
    await expect(heads.nth(place + 1)).toContainText(name);
  await page.setViewportSize({ width: 390, height: 844 });
  const [first, second] = [await heads.nth(1).boundingBox(), await heads.nth(2).boundingBox()];
  expect(second?.y).toBe(first?.y);
  await page.getByRole('link', { name: `Remove ${names[0]}` }).click();
  await expect(heads).toHaveCount(2);
});

test('each result says by keyboard why it is there, and links to the order of results', async ({
  page,
}) => {
  await page.goto('/?q=pizza&near=Austin%2C+TX');
  await hydrated(page);
  const code: string[] = [];
  page.on('request', (request) => code.push(request.url()));
  const result = page.locator('.result').first();
  const name = ((await result.getByRole('heading').textContent()) ?? '').trim();
  const button = result.getByRole('button', { name: `Why this? ${name}` });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(code.filter((url) => url.includes('/reasons-'))).toEqual([]);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(result.getByText(/“pizzas?” in /)).toBeVisible();
  await expect(result.getByText(/ from Austin, TX$/)).toBeVisible();
  await expect(result.getByText(/^\d\.\d from \d+ reviews?$/)).toBeVisible();
  await expectAccessible(page, 'the reasons for a result');
  await page.keyboard.press('Tab');
  const link = result.getByRole('link', { name: 'How results are ordered' });
  await expect(link).toBeFocused();
  await button.click();
  await expect(link).toBeHidden();
  await button.click();
  await link.click();
  await expect(page).toHaveURL('/blog/how-results-are-ranked');
});
