import { openAs, openWindowAs } from './account-steps.ts';
import { expect, test } from './test.ts';

test('@phone a person whose browser filled in the hidden field clears it, and a link is read by an admin first', async ({
  page,
  own,
  browser,
  execute,
}) => {
  const owner = await own.createOwner();
  const person = await own.createOwner();
  const { slug, name } = await own.createListing({ owner_id: owner.userId });
  await page.clock.install();
  await openAs(page, person, `/message/${slug}`);
  const text = 'Our menu is at https://soup.example/menu';
  await page.getByLabel('Your message').fill(text);
  const hidden = page.getByLabel('Leave this field empty');
  await expect(hidden).not.toBeInViewport();
  await hidden.fill('https://me.example', { force: true });
  await page.clock.fastForward('01:00');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Nothing was sent. Clear this field')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue(text);
  await hidden.fill('');
  await page.clock.fastForward('01:00');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(`Sent. We will notify you when ${name} answers.`)).toBeVisible();
  await expect(page.getByText('An admin reads it first, because it has a link')).toBeVisible();
  await page.getByRole('link', { name: `Your conversation with ${name}` }).click();
  await expect(
    page.getByText(`Awaiting review: an admin reads this message before ${name} does.`),
  ).toBeVisible();

  const ownerPage = await openWindowAs(browser, owner, '/messages');
  await expect(ownerPage.getByRole('heading', { name: 'No messages' })).toBeVisible();
  const adminPage = await openWindowAs(
    browser,
    await own.createOwner('admin'),
    '/dashboard/queue?kind=report',
  );
  await adminPage.getByRole('link', { name }).click();
  await expect(adminPage.getByText(text)).toBeVisible();
  await expect(adminPage.getByText('Awaiting review', { exact: true })).toBeVisible();
  await expect(adminPage.getByRole('button', { name: 'Close conversation' })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Deliver message' }).click();
  await expect(adminPage.getByText(`Message delivered: ${name}`)).toBeVisible();
  await execute();
  await expect(page.getByText('Not read yet')).toBeVisible();
  await ownerPage.reload();
  await ownerPage.getByRole('link', { name: /^New: Ana R\./ }).click();
  await expect(ownerPage.getByText(text)).toBeVisible();
});
