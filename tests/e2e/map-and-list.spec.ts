import { boxOf, openMap } from './map-steps.ts';
import { expect, test } from './test.ts';

const search = '/?q=pizza&near=Austin%2C+TX';

test('pointing at a listing marks its place, and pointing at a place its listing and opens its card; a click opens the listing', async ({
  page,
}) => {
  await page.goto(search);
  const map = await openMap(page);
  const result = page.getByRole('region', { name: 'Results' }).getByRole('article').first();
  const name = (await result.getByRole('heading').textContent()) ?? '';
  await result.hover();
  await expect(map.locator('.map-pin.is-highlighted')).toHaveAccessibleName(new RegExp(name));
  await expect(map.locator('.map-flag')).toHaveText(name);

  await map.locator('.map-pin[aria-label*=", Pizza, "]').last().focus();
  const label = await map.locator('.map-pin:focus').getAttribute('aria-label');
  const marked = page.locator('.result.is-highlighted');
  await expect(marked).toHaveCount(1);
  expect(label).toContain(await marked.getByRole('heading').textContent());

  for (const pin of await map.locator('.map-pin[href^="/business/"]').all()) {
    const name = (await pin.getAttribute('aria-label'))?.split(', ')[0] ?? '';
    await pin.hover();
    await expect(map.locator('.map-card')).toContainText(name);
  }
  await map.locator('.map-pin[href^="/business/"]').last().click();
  await expect(page).toHaveURL(/\/business\//);
});

test('a map that was moved follows the list', async ({ page }) => {
  await page.goto(search);
  const map = await openMap(page);
  const frame = await boxOf(map);
  await page.mouse.move(frame.x + 60, frame.y + 300);
  await page.mouse.down();
  await page.mouse.move(frame.x + 60, frame.y + 2000, { steps: 5 });
  await page.mouse.up();
  const result = page.getByRole('region', { name: 'Results' }).getByRole('article').first();
  await result.hover();
  const flag = map.locator('.map-flag', {
    hasText: (await result.locator('h2').innerText()) ?? '',
  });
  await expect(flag).toBeVisible();
  await expect.poll(async () => (await boxOf(flag)).y).toBeGreaterThan(frame.y);
  await expect.poll(async () => (await boxOf(flag)).y).toBeLessThan(frame.y + frame.height);
});

test.describe('with a finger on a wide screen', () => {
  test.use({ hasTouch: true });

  test('a tapped place brings its listing into view in the list', async ({ page }) => {
    await page.goto('/browse/metro/austin-tx?sort=rating');
    const map = await openMap(page);
    const rows = page.locator('.result');
    const names = await rows.locator('h2').allInnerTexts();
    const links = await map.locator('.map-pin[href^="/business/"]').all();
    const labels = await Promise.all(links.map((link) => link.getAttribute('aria-label')));
    // The lowest in the list that has a marker of its own.
    const name = names.findLast((row) => labels.some((label) => label?.startsWith(`${row}, `)));
    const row = rows.filter({ hasText: name ?? '' }).last();
    await expect(row).not.toBeInViewport();
    await map.locator(`.map-pin[aria-label^="${name}, "]`).tap();
    await expect(map.locator('.map-card')).toContainText(name ?? '');
    await expect(row).toBeInViewport({ ratio: 0.9 });
    await expect(row).toHaveClass(/is-highlighted/);
  });
});
