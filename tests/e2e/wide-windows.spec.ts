import type { Locator } from 'playwright/test';
import { demo, openAs } from './account-steps.ts';
import { fillPlace } from './submission-steps.ts';
import { expect, hydrated, test } from './test.ts';

const wide = { width: 1180, height: 900 };
const narrow = { width: 390, height: 844 };

/** Where the second stands, seen from the first. */
async function compare(first: Locator, second: Locator) {
  await expect(first).toBeVisible();
  await expect(second).toBeVisible();
  const [a, b] = [(await first.boundingBox())!, (await second.boundingBox())!];
  return b.x >= a.x + a.width ? 'beside' : 'below';
}

test('on the dashboard, submissions are beside tasks, and below them on a phone', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await openAs(page, demo.visitor, '/dashboard');
  const waiting = page.getByRole('region', { name: 'Your tasks' });
  const claims = page.getByRole('region', { name: 'Your claims' });
  expect(await compare(waiting, claims)).toBe('beside');
  await page.setViewportSize(narrow);
  expect(await compare(waiting, claims)).toBe('below');
});

test('a listing that is like the one being added is beside the form, and below it on a phone', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto('/business-submission');
  await hydrated(page);
  await fillPlace(page, '4th street tapp');
  await page.getByLabel('Street address').fill('302 4th St');
  await page.getByLabel('Zip code').fill('78705');
  const form = page.getByLabel('Business name');
  const similar = page.getByRole('region', { name: 'Is it one of these?' });
  await expect(similar.getByRole('link', { name: '4th Street Tap' })).toHaveAttribute(
    'href',
    '/business/4th-street-tap-austin-tx',
  );
  expect(await compare(form, similar)).toBe('beside');
  await page.setViewportSize(narrow);
  expect(await compare(form, similar)).toBe('below');
});
