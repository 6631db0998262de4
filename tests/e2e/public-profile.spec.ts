import { showOwnProfile } from '#app/domain/profile/profile-calls.ts';
import { putSavedList } from '#app/domain/saved/saved-calls.ts';
import { openAs } from './account-steps.ts';
import { expect, hydrated, test } from './test.ts';

test('a name on a review leads to the reviews and public lists of its person, until they hide them', async ({
  page,
  own,
  browser,
}) => {
  const person = await own.createOwner();
  const { id, slug, name } = await own.createListing();
  await own.createReview({ business_id: id, author_id: person.userId });
  const listId = crypto.randomUUID();
  await openAs(page, person, '/dashboard');
  await page.getByRole('button', { name: 'Show my profile' }).click();
  await expect(page.getByRole('heading', { name: 'Do you want a public profile?' })).toBeHidden();
  await putSavedList({ db: await own.openAs(person) }, { listId, name: 'Bread', isShared: false });
  await openAs(page, person, `/dashboard/lists/${listId}`);
  await page.getByLabel('Show this list on my profile, with my name').check();
  await page.getByRole('button', { name: 'Save list' }).click();
  await expect(page.getByRole('link', { name: /\/lists\// })).toBeVisible();

  const reader = await browser.newPage();
  await expect
    .poll(async () => (await reader.request.get(`/business/${slug}`)).text())
    .toContain('/people/');
  await reader.goto(`/business/${slug}`);
  await hydrated(reader);
  const reviewer = reader
    .getByRole('list', { name: 'Reviews', exact: true })
    .getByRole('link', { name: 'Ana R.', exact: true });
  await reviewer.click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Ana R.');
  await expect(reader.getByText(/^Member since .* · 1 review$/)).toBeVisible();
  await expect(reader.getByRole('article').getByRole('link', { name })).toBeVisible();
  const profile = new URL(reader.url()).pathname;
  await reader.getByRole('link', { name: 'Bread' }).click();
  await expect(reader.getByText('By Ana R.')).toBeVisible();

  await page.goto('/account-settings#profile');
  await expect(page.getByRole('link', { name: 'your profile' })).toHaveAttribute('href', profile);
  const box = page.getByLabel('Others can see my profile');
  await box.uncheck();
  await page.getByRole('region', { name: 'Your profile' }).getByRole('button').click();
  await expect(page.getByText('Your reviews show your name without a link.')).toBeVisible();
  await expect.poll(async () => (await reader.request.get(profile)).status()).toBe(404);
  await expect
    .poll(async () => (await reader.request.get(`/business/${slug}`)).text())
    .not.toContain('/people/');
});

test('a profile that fails to hide shows an error and stays visible', async ({ page, own }) => {
  const person = await own.createOwner();
  await openAs(page, person, '/account-settings#profile');
  const db = await own.openAs(person);
  await showOwnProfile({ db }, { userId: person.userId, isPublic: true });
  await page.reload();
  await page.route('**/rest/v1/profiles*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, body: '{}' })
      : route.continue(),
  );
  await page.getByLabel('Others can see my profile').uncheck();
  await page.getByRole('region', { name: 'Your profile' }).getByRole('button').click();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'your profile' })).toBeVisible();
});
