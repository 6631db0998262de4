import { withOutageNotice } from '../../functions/pages/notices.ts';
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
  await expect(page.getByText('This directory takes no payments.')).toBeVisible();
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
  await page.getByRole('link', { name: 'Join as an owner' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeInViewport();
  await expect(page.getByLabel('list my own business')).toBeChecked();
  await page.getByRole('link', { name: 'Join as a member' }).click();
  await expect(page.getByLabel('find and review places')).toBeChecked();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});
