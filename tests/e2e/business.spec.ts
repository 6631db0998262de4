import type { APIRequestContext } from 'playwright/test';
import type { ListingCard } from '#app/domain/business/business.ts';
import type { SearchAnswer } from '#app/domain/search/search.ts';
import { expect, hydrated, test } from './test.ts';

/** What a search finds; it is refused while the database is busy with much else. */
async function search(request: APIRequestContext, q: string): Promise<ListingCard[]> {
  let results: ListingCard[] = [];
  await expect(async () => {
    const answer = await request.get(`/api/search?sort=rating&q=${q}`);
    expect(answer.status()).toBe(200);
    ({ results } = (await answer.json()) as SearchAnswer);
  }).toPass();
  return results;
}

/** A listing with a page of reviews more than fits at once, from the seed. */
async function findReviewed(request: APIRequestContext): Promise<ListingCard> {
  for (const q of ['bar', 'dentist', 'bookstore']) {
    const results = await search(request, q);
    const listing = results.find(({ review_count }) => review_count > 10);
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
  // The address changes a moment before the screen does.
  await expect(page.getByRole('link', { name: /show all/ })).toBeVisible();
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
  await expect(page.getByRole('region', { name: /^Contact/ })).not.toContainText(name);
});

test('each fact says when it was confirmed, the QR code opens, and sharing copies the address where the device has no way of its own', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.addInitScript(() => {
    delete (Navigator.prototype as Partial<Navigator>).share;
  });
  const { slug } = await findReviewed(request);
  await page.goto(`/business/${slug}`);
  await hydrated(page);
  const card = page.getByRole('region', { name: /^Contact/ });
  await expect(
    card.getByText(/\b([Cc]onfirmed .+ by (the|a) |[Nn]ot confirmed yet)/).first(),
  ).toBeVisible();
  await card.getByText('QR code').click();
  const code = card.getByRole('img', { name: /QR code/ });
  await expect(code).toBeVisible();
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Share' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'copied' })).toBeVisible();
  // Our pages may not read what was copied; who pastes it sees it.
  const box = page.getByLabel('What');
  await box.press('ControlOrMeta+V');
  await expect(box).toHaveValue(new RegExp(`/business/${slug}$`));
});

test('a printed profile is one listing: no navigation, its address to scan, lasting facts and a few reviews', async ({
  page,
  request,
}) => {
  const { slug, rating } = await findReviewed(request);
  await page.goto(`/business/${slug}`);
  const state = page.getByText(/^(Open|Closed) · (closes|opens) /);
  const today = page.getByRole('region', { name: 'Hours' }).getByText('Today', { exact: true });
  const reviews = page.getByRole('list', { name: 'Reviews', exact: true }).getByRole('article');
  await expect(state.first()).toBeVisible();
  await expect(today).toBeVisible();
  expect(await reviews.count()).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeHidden();
  await expect(page.getByText('Call', { exact: true }).first()).toBeHidden();
  await expect(page.getByText(`/business/${slug}`)).toBeVisible();
  await expect(state.first()).toBeHidden();
  await expect(today).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Hours' }).getByRole('rowheader').first(),
  ).toBeVisible();
  await expect(reviews.filter({ visible: true })).toHaveCount(3);
  await expect(page.getByText(/^out of 5, \d+ reviews$/)).toBeVisible();
  await expect(page.getByText(`${rating?.toFixed(1)}`).first()).toBeVisible();
  await expect(page.getByText(/^As of [A-Z][a-z]+ \d+, \d{4}$/)).toBeVisible();
});

test('on a phone, calling stays in reach and never hides what has the focus @phone-only', async ({
  page,
  request,
}) => {
  const { slug, name, phone } = await findReviewed(request);
  await page.goto(`/business/${slug}`);
  const bar = page.getByRole('list', { name: `Contact ${name}` });
  const call = bar.getByRole('link', { name: 'Call' });
  await expect(call).toBeInViewport();
  await expect(call).toHaveAttribute('href', `tel:+1${phone?.replaceAll(/\D/g, '')}`);
  await page.getByRole('link', { name: 'More reviews' }).focus();
  const more = page.getByRole('link', { name: 'More reviews' });
  // The browser lays out what is around it only when it has jumped there.
  await expect(async () => {
    const [focused, covered] = [await more.boundingBox(), await bar.boundingBox()];
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0);
  }).toPass();
});

test('the way back from a profile leads to the result that was read', async ({ page }) => {
  await page.goto('/?q=pizza&near=Austin%2C+TX');
  await hydrated(page);
  const result = page.getByRole('region', { name: 'Results' }).getByRole('article').nth(2);
  const name = (await result.getByRole('heading').textContent()) ?? '';
  await result.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await result.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/q=pizza/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
