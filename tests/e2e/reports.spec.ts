import { openAs } from './account-steps.ts';
import { clickFarDown, expect, test } from './test.ts';

test('reporter, owner and admin: a report, the hidden listing, an appeal', async ({
  page,
  own,
  browser,
  execute,
}) => {
  const [reporter, owner, admin] = [
    await own.createOwner(),
    await own.createOwner(),
    await own.createOwner('admin'),
  ];
  const { slug, name } = await own.createListing({ owner_id: owner.userId });
  const [ownerPage, adminPage] = [await browser.newPage(), await browser.newPage()];

  await openAs(page, reporter, `/business/${slug}`);
  await clickFarDown(page.getByRole('link', { name: 'Report this listing' }));
  await expect(page.getByRole('heading', { name: `${name}: report a listing` })).toBeVisible();
  await expect(page.getByLabel('What is wrong with it?')).toHaveValue('');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByText('Please choose what is wrong')).toBeVisible();
  await page.getByLabel('What is wrong with it?').selectOption('Something else');
  await expect(page.getByText('Please choose what is wrong')).toBeHidden();
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByText('Please describe what is wrong')).toBeVisible();
  await page.getByLabel('Details').fill('The door has been walled up.');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const reported = page.getByRole('status').filter({ hasText: 'You reported this listing on' });
  await expect(reported).toBeFocused();

  await openAs(adminPage, admin, '/dashboard/queue?kind=report');
  await adminPage.getByRole('link', { name }).click();
  await expect(adminPage.getByText('The door has been walled up.')).toBeVisible();
  await adminPage.getByLabel('Reason', { exact: true }).fill('Nobody can visit it.');
  await adminPage.getByRole('button', { name: 'Suspend listing' }).click();
  await expect(adminPage.getByText(`Listing suspended: ${name}`)).toBeVisible();
  await execute();

  await page.reload();
  await expect(page.getByText('has suspended it.')).toBeVisible();
  await openAs(ownerPage, owner, '/notifications');
  await ownerPage.getByRole('link', { name: `Your listing ${name} is suspended` }).click();
  await expect(ownerPage.getByText('Nobody can visit it.')).toBeVisible();
  await ownerPage.getByLabel('Why should it be public?').fill('The entrance is around the corner.');
  await ownerPage.getByRole('button', { name: 'Appeal', exact: true }).click();
  await expect(ownerPage.getByText('You have appealed.')).toBeVisible();

  await adminPage.goto('/dashboard/queue?kind=report');
  await adminPage.getByRole('link', { name }).click();
  await expect(adminPage.getByText('The entrance is around the corner.')).toBeVisible();
  await adminPage.getByRole('button', { name: 'Restore listing' }).click();
  await expect(adminPage.getByText(`Listing restored: ${name}`)).toBeVisible();
  await execute();
  await expect.poll(async () => (await page.request.get(`/business/${slug}`)).status()).toBe(200);
  await ownerPage.reload();
  await expect(ownerPage.getByText('This listing is yours.')).toBeVisible();
});

test('a reported answer leaves the listing, and who wrote it reads why', async ({
  page,
  own,
  browser,
  execute,
}) => {
  const [asker, owner, admin] = [
    await own.createOwner(),
    await own.createOwner(),
    await own.createOwner('admin'),
  ];
  const { id, slug, name } = await own.createListing({ owner_id: owner.userId });
  const [ownerPage, adminPage] = [await browser.newPage(), await browser.newPage()];
  const question = await own.createQuestion({ business_id: id, author_id: asker.userId });
  await openAs(ownerPage, owner, `/question/${question}`);
  await ownerPage.getByLabel('Answer', { exact: true }).fill('Ask Ann at 555-0199.');
  await ownerPage.getByRole('button', { name: 'Publish answer' }).click();
  await expect(ownerPage.getByRole('button', { name: 'Save answer' })).toBeVisible();
  await expect(ownerPage.getByRole('link', { name: 'Report the question' })).toBeVisible();
  await expect(ownerPage.getByRole('link', { name: 'Report the answer' })).toHaveCount(0);

  await openAs(page, asker, `/business/${slug}#questions`);
  await clickFarDown(page.getByRole('link', { name: 'Report the answer: Ask Ann' }));
  await expect(page.getByRole('heading', { name: `${name}: report an answer` })).toBeVisible();
  await page
    .getByLabel('What is wrong with it?')
    .selectOption('It shares private facts about a person');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByText('You reported this answer on')).toBeVisible();

  await openAs(adminPage, admin, '/dashboard/queue?kind=report');
  await adminPage.getByRole('link', { name }).click();
  await expect(adminPage.getByText('Ask Ann at 555-0199.')).toBeVisible();
  await adminPage.getByLabel('Reason', { exact: true }).fill('It names somebody.');
  await adminPage.getByRole('button', { name: 'Hide answer' }).click();
  await expect(adminPage.getByText(`Answer hidden: ${name}`)).toBeVisible();
  await execute();
  await expect
    .poll(async () => (await page.request.get(`/business/${slug}`)).text())
    .not.toContain('555-0199');
  await ownerPage.goto('/notifications');
  await ownerPage.getByRole('link', { name: `Your answer about ${name} is hidden` }).click();
  await expect(ownerPage.getByRole('heading', { name: `${name}: your answer` })).toBeVisible();
  await expect(ownerPage.getByText('It names somebody.')).toBeVisible();
  await expect(ownerPage.getByLabel('Why should it be public?')).toBeVisible();
});

test('a report of a missing item is not found', async ({ page, own }) => {
  const person = await own.createOwner();
  await openAs(page, person, '/report/list/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
