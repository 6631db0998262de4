import type { SearchAnswer } from '#app/domain/search/search.ts';
import { expect, hydrated, test } from './test.ts';

test('a profile tells how to reach a business and when', async ({ page, request }) => {
  const answer = (await (await request.get('/api/search?q=pizza')).json()) as SearchAnswer;
  const listing = answer.results.find(({ phone, website, street }) => phone && website && street);
  await page.goto(`/business/${listing?.slug}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing?.name ?? '');
  await expect(page.getByRole('link', { name: listing?.phone ?? '' })).toHaveAttribute(
    'href',
    /^tel:\+1\d{10}$/,
  );
  const maps = page.locator('a[href^="https://www.google.com/maps/search/?api=1&query="]').first();
  expect(decodeURIComponent((await maps.getAttribute('href')) ?? '')).toContain(
    listing?.street?.split(' ')[0] ?? '',
  );
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
  );
  expect(JSON.stringify(data)).toContain(listing?.zip_code);
});

test('the id of a listing leads to its address in words', async ({ page, request }) => {
  const answer = (await (await request.get('/api/search?q=pizza')).json()) as SearchAnswer;
  const listing = answer.results[0];
  const redirect = await request.get(`/business/${listing?.id}`, { maxRedirects: 0 });
  expect(redirect.status()).toBe(301);
  expect(redirect.headers().location).toBe(`/business/${listing?.slug}`);
  await page.goto(`/business/${listing?.id}`);
  await expect(page).toHaveURL(`/business/${listing?.slug}`);
});

test('a listing that does not exist answers 404 with a search box', async ({ page }) => {
  const response = await page.goto('/business/no-such-business-anywhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('search')).toBeVisible();
});

test('/home-search is the same screen, and / is its true address', async ({ page }) => {
  await page.goto('/home-search');
  await expect(page.getByRole('search').first()).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^http:\/\/[^/]+\/$/);
});
