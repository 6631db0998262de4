import { openAs, signIn } from './account-steps.ts';
import { clickFarDown, expect, test } from './test.ts';

test('a visitor signs in to review a place, finds the draft again, publishes, edits and deletes @phone', async ({
  page,
  own,
}) => {
  const { slug, name } = await own.createListing();
  const person = await own.createOwner();
  await page.goto(`/business/${slug}`);
  await clickFarDown(page.getByRole('link', { name: 'Write a review' }));
  await expect(page.getByText('The page you requested needs an account.')).toBeVisible();
  await signIn(page, person.email, person.password);
  await expect(page.getByRole('heading', { name: `${name}: Your review` })).toBeVisible();

  await page.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByText('Please choose 1 to 5 stars')).toBeVisible();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByLabel('Your review').fill('Good rye,\nbut it was sold out at ten.');
  await page.reload();
  await expect(page.getByText(/^Your draft of .* is restored/)).toBeVisible();
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByText(/^Published on/)).toBeVisible();

  await page.getByRole('link', { name: 'See it on the page' }).click();
  const reviews = page.getByRole('list', { name: 'Reviews', exact: true });
  await expect
    .poll(async () => (await page.request.get(`/business/${slug}`)).text())
    .toContain('sold out at ten');
  await page.reload();
  await expect(reviews.getByRole('heading', { name: 'Ana R.' })).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Your reviews' }).getByRole('link', { name }).click();
  await page.getByLabel('Your review').fill('Good rye, and plenty of it.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(async () => (await page.request.get(`/business/${slug}`)).text())
    .toContain('plenty of it');

  await page.getByText('Delete your review').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Publish review' })).toBeVisible();
  await expect(page.getByLabel('Your review')).toHaveValue('');
});

test('an owner is told that they cannot review their own listing', async ({ page, own }) => {
  const owner = await own.createOwner();
  const { slug } = await own.createListing({ owner_id: owner.userId });
  await openAs(page, owner, `/business-review/${slug}`);
  await expect(page.getByText('You manage this listing')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish review' })).toHaveCount(0);
});
