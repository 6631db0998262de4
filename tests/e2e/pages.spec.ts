import { withOutageNotice } from '../../functions/pages/notices.ts';
import { routeExamples } from '../support/screens.ts';
import { expect, hydrated, test } from './test.ts';

test('the help search narrows the questions while typing, and shows the answer of a single match', async ({
  page,
}) => {
  await page.goto('/help');
  await hydrated(page);
  const questions = page.locator('main details');
  const all = await questions.count();
  expect(all).toBeGreaterThan(20);
  await page.getByLabel('Your question').fill('paid first');
  await expect(questions).toHaveCount(1);
  await expect(page.getByText('Mainstreet takes no payments.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeAttached();
  await page.getByLabel('Your question').press('Enter');
  await expect(page).toHaveURL('/help?q=paid+first');
  await page.getByLabel('Your question').fill('zeppelin');
  await expect(page.getByText('No matches')).toBeVisible();
  await page.getByLabel('Your question').fill('');
  await expect(questions).toHaveCount(all);
});

test('an address can open a single answer', async ({ page }) => {
  await page.goto('/help#paid-placement');
  await expect(page.getByText('no sponsored results')).toBeVisible();
  await expect(page.getByText('Type what you need')).toBeHidden();
});

test('every route is listed, and its example answers what the list says', async ({
  page,
  request,
}) => {
  await page.goto('/test-nav');
  const rows = page.locator('tbody tr');
  for (const { route } of routeExamples) {
    await expect(rows.getByText(route, { exact: true }).first()).toBeVisible();
  }
  for (const example of ['permanently closed', 'moved', 'temporarily closed', 'taken down']) {
    await expect(rows.filter({ hasText: example })).toHaveCount(1);
  }
  for (const row of await rows.filter({ has: page.getByRole('link') }).all()) {
    const path = (await row.getByRole('link').getAttribute('href')) ?? '';
    const status = Number(await row.getByRole('cell').last().textContent());
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, status]);
  }
});

test('a page cached through an outage shows a notice and still works', async ({ page }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const stored = { status: 200, headers: [], body: new Uint8Array(await response.body()) };
    await route.fulfill({ response, body: Buffer.from(withOutageNotice(stored).body) });
  });
  await page.goto('/about');
  await hydrated(page);
  const notice = page.getByText('We cannot reach our database right now.');
  await expect(notice).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Get your business online' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Be found on your main street',
  );
});

test('the ways to become a member lead to the form that fits', async ({ page }) => {
  await page.goto('/joinnow');
  await hydrated(page);
  await page.getByRole('link', { name: 'Join as a business' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeInViewport();
  await expect(page.getByLabel('list my own business')).toBeChecked();
  await page.getByRole('link', { name: 'Join as a neighbor' }).click();
  await expect(page.getByLabel('find and review places')).toBeChecked();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a question is found by the server', async ({ page }) => {
    await page.goto('/help');
    await page.getByLabel('Your question').fill('cookies');
    await page.getByLabel('Your question').press('Enter');
    await expect(page).toHaveURL('/help?q=cookies');
    await expect(page.getByRole('heading', { name: 'Do you use cookies?' })).toBeVisible();
    expect(await page.locator('main details').count()).toBeLessThan(5);
  });

  test('the older home page leads to results', async ({ page }) => {
    await page.goto('/legacy-home');
    await page.getByRole('link', { name: 'Pizza', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pizza');
    await page.goto('/legacy-home');
    await page.getByLabel('What').fill('bakery');
    await page.getByLabel('Where').fill('Austin, TX');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/?q=bakery&near=Austin%2C+TX');
  });

  test('policies can be read, and lead to each other', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('link', { name: 'Privacy policy' }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await page.getByRole('link', { name: 'Your rights' }).click();
    await expect(page).toHaveURL('/privacy-policy#rights');
  });
});
