import type { Page } from 'playwright';
import { expect, hydrated, openTimeless, painted, settled, test } from './test.ts';

/** What a page to read may load before somebody reaches for something, brotli; its size in the build is 2.2 times that. */
const maxScript = 25_000;

/** What is worked, and loaded first. */
const worked = ['/', '/browse/metro/austin-tx', '/business/sunnyside-drain-and-sewer-decatur-ga'];

function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

async function isApp(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.body).some((key) => key.startsWith('__reactProps')),
  );
}

test('a page to read loads no app until the keyboard reaches for something, and its visit is measured all the same', async ({
  page,
}) => {
  const scripts = collectScripts(page);
  await page.goto('/about');
  await expect.poll(() => scripts.some((path) => path.includes('report-vitals'))).toBe(true);
  await settled(page);
  const sizes = await Promise.all(
    scripts.map(async (path) => (await (await page.request.get(path)).body()).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(maxScript);
  expect(await isApp(page)).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await hydrated(page);
});

test('moving over the text, and clicking into it, brings no app', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/about');
  await page.getByRole('main').getByText('You need a plumber').click();
  await expect.poll(() => scripts.some((path) => path.includes('report-vitals'))).toBe(true);
  await settled(page);
  expect(scripts.filter((path) => path.includes('react-dom'))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Guides' }).hover();
  await hydrated(page);
});

test('a link of the text is followed as a link of any page', async ({ page }) => {
  await page.goto('/about');
  const link = page.getByRole('main').locator('a[href^="/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
});

test('early input in the search box stays and gets suggestions', async ({ page }) => {
  await page.goto('/about');
  const box = page.getByRole('combobox').first();
  await box.pressSequentially('pizz');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(box).toHaveValue('pizz');
});

test('a click that comes before the app is made again when it is there', async ({ page }) => {
  await openTimeless(page, '/about');
  // Before the first script runs, the browser follows a link by itself.
  await page.waitForLoadState();
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await signIn.evaluate((link: HTMLElement) => link.click());
  await hydrated(page);
  await page.clock.resume();
  await expect(page).toHaveURL('/auth?next=%2Fabout');
});

test('a click that no app ever comes for goes where it says', async ({ page }) => {
  await page.route('**/assets/react-dom*', (route) => route.abort());
  await page.goto('/about');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Sign in' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/auth');
});

test('the menu opens without the app @phone-only', async ({ page }) => {
  await page.goto('/about');
  await page.locator('header summary').click();
  await expect(page.getByRole('link', { name: 'Guides' }).first()).toBeVisible();
});

test('the app comes to what is worked by itself, after the page is loaded', async ({ page }) => {
  for (const address of worked) {
    await page.goto(address);
    await expect.poll(() => isApp(page)).toBe(true);
    const { loadedMs, askedMs } = await page.evaluate(() => {
      const [opened] = performance.getEntriesByType<'navigation'>('navigation');
      const requested = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/react-dom'));
      return { loadedMs: opened?.loadEventStart ?? NaN, askedMs: requested?.startTime ?? NaN };
    });
    expect(askedMs, address).toBeGreaterThanOrEqual(loadedMs);
  }
});

test('a search on the home screen is sent though no app ever comes', async ({ page }) => {
  await page.route('**/assets/react-dom*', () => {});
  await openTimeless(page, '/');
  await page.getByRole('combobox', { name: 'What' }).fill('pizza');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/q=pizza/);
});

test('a tap on the home screen has the app come at once @phone-only', async ({ page }) => {
  const scripts = collectScripts(page);
  // A picture that never comes keeps the page from being loaded.
  await page.route('**/art/**', () => {});
  const starting = page.waitForResponse('**/start-app*');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await (await starting).finished();
  await painted(page);
  expect(scripts.filter((path) => path.includes('react-dom'))).toEqual([]);
  const box = page.getByRole('combobox', { name: 'What' });
  // Its script may still be about to run.
  await expect(async () => {
    await box.blur();
    await box.focus();
    expect(await isApp(page)).toBe(true);
  }).toPass();
});
