import { expect, hydrated, test } from './test.ts';

test('a guide is read without JavaScript, its cards and their opening state with it', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/cityguides');
  await page
    .getByRole('link', { name: /first coffee/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cityguides\/austin-tx$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Austin/);
  const card = page.getByRole('article').filter({ hasText: 'Laurel & Saucer' }).last();
  await expect(card).toContainText(/Open|Closed/);
  await expect(page.getByText('March 12, 2026')).toBeVisible();
});

test('a guide is reached by navigation as well, under Trusted Types', async ({ page }) => {
  await page.goto('/cityguides');
  await hydrated(page);
  await page
    .getByRole('link', { name: /first coffee/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'After dark' })).toBeVisible();
  await expect(page.getByRole('link', { name: /All listings around Austin/ })).toHaveAttribute(
    'href',
    '/browse/metro/austin-tx',
  );
});

test('the contents lead to the place in the text', async ({ page }) => {
  await page.goto('/cityguides/austin-tx');
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const summary = contents.locator('summary');
  if (await summary.isVisible()) await summary.click();
  await contents.getByRole('link', { name: 'After dark' }).click();
  await expect(page).toHaveURL(/#after-dark$/);
  await expect(page.getByRole('heading', { name: 'After dark' })).toBeInViewport();
});

test('the card of a closed business says so', async ({ page }) => {
  await page.goto('/blog/keeping-a-listing-true');
  const card = page.getByRole('article').filter({ hasText: 'Highland Street Hardware' }).last();
  await expect(card).toContainText('This business has since closed permanently.');
});

test('a tag filters the blog, and All posts removes the filter', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  const posts = page.getByRole('article');
  const all = await posts.count();
  const tags = page.getByRole('navigation', { name: 'Posts by tag' });
  await tags.getByRole('link', { name: /^Reviews/ }).click();
  await expect(page).toHaveURL('/blog?tag=reviews');
  await expect(tags.getByRole('link', { name: /^Reviews/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(posts).not.toHaveCount(all);
  await tags.getByRole('link', { name: 'All posts' }).click();
  await expect(posts).toHaveCount(all);
});

test('an author’s posts are opened from a post, each with its date', async ({ page }) => {
  await page.goto('/blog/keeping-a-listing-true');
  await hydrated(page);
  const byline = page.getByText(/^By /).getByRole('link');
  const name = (await byline.textContent()) ?? '';
  await byline.click();
  await expect(page.getByRole('heading', { name: `Posts by ${name}` })).toBeVisible();
  const posts = page.getByRole('article');
  expect(await posts.count()).toBeGreaterThan(1);
  for (const post of await posts.all()) {
    await expect(post).toContainText(name);
    await expect(post).toContainText(/[A-Z][a-z]+ \d{1,2}, 20\d\d/);
  }
});

test('a tag that no post has leads back to all posts', async ({ page }) => {
  await page.goto('/blog?tag=zzz');
  await expect(page.getByRole('heading', { name: 'Nothing about “Zzz” yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Read all posts' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('article').nth(1)).toBeVisible();
});

test('the blog tells readers where its feeds are', async ({ page, request }) => {
  await page.goto('/blog');
  for (const link of await page.locator('head link[rel="alternate"][type]').all()) {
    const href = (await link.getAttribute('href')) ?? '';
    await expect.poll(async () => (await request.get(href)).status()).toBe(200);
  }
  await expect(page.getByRole('link', { name: 'Atom' })).toBeVisible();
});
