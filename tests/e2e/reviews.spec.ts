import { cameraPicture } from '../support/camera-picture.ts';
import { openAs, openWindowAs, signInByForm } from './account-steps.ts';
import { clickFarDown, expect, settled, test } from './test.ts';

test('a visitor signs in to review a place, finds the draft again, publishes, edits and deletes @phone-only', async ({
  page,
  own,
}) => {
  const { slug, name } = await own.createListing();
  const person = await own.createOwner();
  await page.goto(`/business/${slug}`);
  await clickFarDown(page.getByRole('link', { name: 'Write a review' }));
  await expect(page.getByText('The page you requested needs an account.')).toBeVisible();
  await signInByForm(page, person.email, person.password);
  await expect(page.getByRole('heading', { name: `${name}: Your review` })).toBeVisible();

  await page.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByText('Please choose 1 to 5 stars')).toBeVisible();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page
    .getByRole('textbox', { name: 'Your review' })
    .fill('Good rye,\nbut it was sold out at ten.');
  await page.reload();
  await expect(page.getByText(/^Your draft of .* is restored/)).toBeVisible();
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByText(/^Published on/)).toBeVisible();

  await page.getByRole('link', { name: 'See it on the page' }).click();
  // Before the reload below, which would end a navigation that is on its way.
  await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible();
  const reviews = page.getByRole('list', { name: 'Reviews', exact: true });
  await expect
    .poll(async () => (await page.request.get(`/business/${slug}`)).text())
    .toContain('sold out at ten');
  await page.reload();
  await expect(reviews.getByRole('heading', { name: 'Ana R.' })).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Your reviews' }).getByRole('link', { name }).click();
  await page.getByRole('textbox', { name: 'Your review' }).fill('Good rye, and plenty of it.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(async () => (await page.request.get(`/business/${slug}`)).text())
    .toContain('plenty of it');

  await page.getByText('Delete your review').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Publish review' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your review' })).toHaveValue('');
});

test('a review that is saved after its author has left the screen leaves no draft', async ({
  page,
  own,
}) => {
  const { slug } = await own.createListing();
  await openAs(page, await own.createOwner(), `/business-review/${slug}`);
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByRole('textbox', { name: 'Your review' }).fill('Good rye.');
  const left = Promise.withResolvers<void>();
  await page.route('**/rpc/save_review', async (route) => {
    await left.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Publish review' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/blog');
  const saved = page.waitForResponse('**/rpc/save_review');
  left.resolve();
  await saved;

  await page.goBack();
  await expect(page.getByText(/^Published on/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your review' })).toHaveValue('Good rye.');
  await expect(page.getByText(/^Your draft of/)).toHaveCount(0);
});

test('author, owner and admin: an answer, a helpful vote, a report, an appeal', async ({
  page,
  own,
  browser,
  execute,
}) => {
  const [owner, author, admin] = [
    await own.createOwner(),
    await own.createOwner(),
    await own.createOwner('admin'),
  ];
  const { id, slug, name } = await own.createListing({ owner_id: owner.userId });
  const body = 'The rye was stale, and Bob is to blame.';
  await own.createReview({ business_id: id, author_id: author.userId, rating: 2, body });
  const [ownerPage, adminPage] = [await browser.newPage(), await browser.newPage()];

  await openAs(ownerPage, owner, '/dashboard');
  await ownerPage.getByRole('link', { name: /^Answer/ }).click();
  await ownerPage.getByText('Answer to Ana R.').first().click();
  await ownerPage.getByLabel('Answer to Ana R.').fill('Sorry. Bob has learned a lot.');
  await ownerPage.getByRole('button', { name: 'Save answer' }).click();
  await expect(ownerPage.getByText('Your answer')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`/business/${slug}`)).text())
    .toContain('Bob has learned a lot');

  // Signed out: the vote is cast after signing in.
  await adminPage.goto(`/business/${slug}`);
  const helpful = adminPage.getByRole('button', { name: /^Helpful/ });
  await clickFarDown(helpful);
  await signInByForm(adminPage, admin.email, admin.password);
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await helpful.dispatchEvent('click', { detail: 2 });
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toContainText('(1)');

  await ownerPage.getByRole('link', { name: 'Report this review' }).click();
  await ownerPage
    .getByLabel('What is wrong with it?')
    .selectOption('It shares private facts about a person');
  await ownerPage.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(ownerPage.getByText('You reported this review')).toBeVisible();

  await adminPage.goto('/dashboard/queue?kind=review');
  await adminPage.getByRole('link', { name }).click();
  await expect(adminPage.getByText('The rye was stale')).toBeVisible();
  await adminPage.getByLabel('Reason', { exact: true }).fill('Please do not name staff.');
  await adminPage.getByRole('button', { name: 'Hide review' }).click();
  await expect(adminPage.getByText(`Review hidden: ${name}`)).toBeVisible();
  await execute();

  await expect
    .poll(async () => (await page.request.get(`/business/${slug}`)).text())
    .toContain('1 review is hidden');
  await openAs(page, author, `/business-review/${slug}`);
  await expect(page.getByText('Please do not name staff.')).toBeVisible();
  await page.getByRole('link', { name: 'appeal', exact: true }).click();
  await page.getByLabel('Why should it be public?').fill('Bob wears a sign with his name.');
  await page.getByRole('button', { name: 'Appeal', exact: true }).click();
  await expect(page.getByText('You have appealed.')).toBeVisible();
  await ownerPage.reload();
  await expect(ownerPage.getByText('has hidden it.')).toBeVisible();

  await adminPage.goto('/dashboard/queue?kind=review');
  await adminPage.getByRole('link', { name }).click();
  await expect(adminPage.getByText('Bob wears a sign')).toBeVisible();
  await adminPage.getByRole('button', { name: 'Show review again' }).click();
  await expect(adminPage.getByText(`Review restored: ${name}`)).toBeVisible();
  await execute();
  await expect
    .poll(async () => (await page.request.get(`/business/${slug}`)).text())
    .toContain('The rye was stale');
  await page.goto(`/business/${slug}`);
  await settled(page);
  await expect(page.getByText('Bob has learned a lot')).toBeVisible();
});

test('author and admin: a photo of a receipt, without what the camera wrote, confirms the visit', async ({
  page,
  own,
  browser,
  execute,
}) => {
  const [author, admin] = [await own.createOwner(), await own.createOwner('admin')];
  const { id, slug, name } = await own.createListing();
  await own.createReview({ business_id: id, author_id: author.userId });
  await openAs(page, author, `/business-review/${slug}`);
  await expect(page.getByText(/^Published on/)).toBeVisible();

  const field = page.getByLabel('Choose a photo of the receipt');
  await field.setInputFiles({
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<!doctype html>'),
  });
  await expect(page.getByText('This file is not a picture.')).toBeVisible();
  const camera = await cameraPicture();
  expect(camera.includes('Spyphone')).toBe(true);
  await field.setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: camera });
  await expect(page.getByText('An admin will check your receipt')).toBeVisible();

  const adminPage = await openWindowAs(browser, admin, '/dashboard/queue?kind=receipt');
  await adminPage.getByRole('link', { name }).click();
  const address = await adminPage
    .getByRole('link', { name: 'Open the receipt' })
    .getAttribute('href');
  const stored = await page.request.get(address ?? '');
  expect(stored.headers()['content-type']).toMatch(/^image\/(webp|jpeg)$/);
  expect(stored.headers()['cache-control']).toBe('no-store');
  expect((await stored.body()).includes('Spyphone')).toBe(false);
  await adminPage.getByRole('button', { name: 'Confirm visit' }).click();
  await expect(adminPage.getByText(`Visit confirmed: ${name}`)).toBeVisible();
  await execute();

  await expect
    .poll(async () => (await page.request.get(`/business/${slug}`)).text())
    .toContain('Visit confirmed by receipt');
  await page.reload();
  await expect(page.getByText('Visit confirmed by receipt.')).toBeVisible();
  await expect(field).toHaveCount(0);
});
