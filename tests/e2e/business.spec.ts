import type { APIRequestContext } from 'playwright/test';
import type { ListingCard } from '#app/domain/business/business.ts';
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
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain(`"postalCode":"${listing?.zip_code}"`);
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

/** A listing with a page of reviews more than fits at once, from the seed. */
async function findReviewed(request: APIRequestContext): Promise<ListingCard> {
  for (const q of ['restaurant', 'coffee', 'plumber']) {
    const answer = (await (await request.get(`/api/search?q=${q}`)).json()) as SearchAnswer;
    const listing = answer.results.find(({ review_count }) => review_count > 9);
    if (listing) return listing;
  }
  throw new Error('No listing with many reviews');
}

test('a visitor sorts reviews, keeps one number of stars and goes on to more', async ({
  page,
  request,
}) => {
  const { slug } = await findReviewed(request);
  await page.goto(`/business/${slug}`);
  await hydrated(page);
  const reviews = page.getByRole('list', { name: 'Reviews', exact: true });
  const first = await reviews.getByRole('article').first().textContent();
  await page.getByRole('link', { name: 'More reviews' }).click();
  await expect(page).toHaveURL(/\?after=[0-9a-f-]+#reviews$/);
  await expect(reviews.getByRole('article').first()).not.toHaveText(first ?? '');
  await page.getByRole('link', { name: 'First reviews' }).click();
  await expect(reviews.getByRole('article').first()).toHaveText(first ?? '');

  await page.getByRole('link', { name: 'Lowest' }).click();
  await expect(page).toHaveURL(`/business/${slug}?sort=lowest#reviews`);
  await expect(page.getByRole('link', { name: 'Lowest' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('list', { name: 'Reviews by stars' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/sort=lowest&stars=\d#reviews$/);
  const stars = new URL(page.url()).searchParams.get('stars');
  await expect(reviews.getByText(/out of 5 stars/)).toHaveText(
    Array(await reviews.getByRole('article').count()).fill(`${stars} out of 5 stars`),
  );
  await page.getByRole('link', { name: /show all/ }).click();
  await expect(page).toHaveURL(`/business/${slug}?sort=lowest#reviews`);
});

test('from one profile to the next, the facts are those of the next', async ({ page, request }) => {
  const { slug, name } = await findReviewed(request);
  await page.goto(`/business/${slug}`);
  await hydrated(page);
  await page
    .getByRole('region', { name: /nearby$/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).not.toHaveURL(`/business/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
  await expect(page.getByRole('region', { name: /^Reach/ })).not.toContainText(name);
});

test('sharing copies the address where the device has no way of its own', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    delete (Navigator.prototype as Partial<Navigator>).share;
  });
  const { slug } = await findReviewed(request);
  await page.goto(`/business/${slug}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Share' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(`/business/${slug}`);
});

test('each fact says when it was confirmed, and the QR code opens', async ({ page, request }) => {
  const { slug } = await findReviewed(request);
  await page.goto(`/business/${slug}`);
  const card = page.getByRole('region', { name: /^Reach/ });
  await expect(
    card.getByText(/^(Confirmed .+ by (the|a) |Not confirmed yet)/).first(),
  ).toBeVisible();
  await card.getByText('QR code').click();
  const code = card.getByRole('img', { name: /QR code/ });
  await expect(code).toBeVisible();
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('what cannot be done yet says so, and nothing leads nowhere', async ({ page, request }) => {
  const { slug } = await findReviewed(request);
  await page.goto(`/business/${slug}`);
  await expect(page.getByText('cannot be sent from here yet').first()).toBeHidden();
  await page.getByText('Suggest an edit').click();
  await expect(page.getByText('Corrections cannot be sent from here yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Claim it/ })).toHaveAttribute(
    'href',
    `/claim/${slug}`,
  );
});

test('a printed profile is one listing: no navigation, with its address to scan', async ({
  page,
  request,
}) => {
  const { slug } = await findReviewed(request);
  await page.goto(`/business/${slug}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeHidden();
  await expect(page.getByText('Call', { exact: true }).first()).toBeHidden();
  await expect(page.getByText(`/business/${slug}`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reviews are sorted, filtered and paged, a contact is saved', async ({ page, request }) => {
    const { slug } = await findReviewed(request);
    await page.goto(`/business/${slug}`);
    await page.getByRole('link', { name: 'More reviews' }).click();
    await expect(page).toHaveURL(/\?after=/);
    await page.getByRole('link', { name: 'Highest' }).click();
    await expect(page).toHaveURL(/\?sort=highest/);
    await page.getByRole('list', { name: 'Reviews by stars' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/stars=\d/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Share' })).toHaveAttribute('href', /^mailto:/);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save contact' }).click();
    expect((await download).suggestedFilename()).toBe(`${slug}.vcf`);
  });
});

test('a profile is not wider than the smallest phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const { slug } = await findReviewed(request);
  await page.goto(`/business/${slug}`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
