import { expectAccessible } from './accessibility-checks.ts';
import { expect, hydrated, test } from './test.ts';

test('results are chosen to compare, and stand side by side also without JavaScript @phone', async ({
  page,
  browser,
}) => {
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
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(page.url());
  const heads = plain.getByRole('columnheader');
  await expect(heads).toHaveCount(3);
  for (const [place, name] of names.entries())
    await expect(heads.nth(place + 1)).toContainText(name);
  await expect(plain.getByRole('rowheader', { name: /Today/ })).toHaveCount(1);
  await expect(plain.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  await page.getByRole('link', { name: `Remove ${names[0]}` }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('distances of a comparison are from the visitor’s place, else from the first listing', async ({
  page,
  context,
  baseURL,
  own,
}) => {
  const places = [
    await own.createListing({ city: 'Austin', state: 'TX', lat: 30.27, lng: -97.74 }),
    await own.createListing({ city: 'Boston', state: 'MA', lat: 42.36, lng: -71.06 }),
  ];
  const address = `/compare?places=${places.map(({ slug }) => slug).join()}`;
  const distances = page.getByRole('row', { name: 'Distance' }).getByRole('cell');
  await page.goto(address);
  await expect(distances).toHaveText(['–', `1694 mi from ${places[0]?.name}`]);
  await context.addCookies([{ name: 'place', value: 'Boston%2C%20MA', url: baseURL ?? '' }]);
  await page.goto(address);
  await expect(distances).toHaveText([/ mi from Boston, MA$/, /^\d\.\d mi from Boston, MA$/]);
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
