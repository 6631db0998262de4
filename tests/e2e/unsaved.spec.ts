import type { Page } from 'playwright/test';
import { accountMenu, openAs, toast } from './account-steps.ts';
import type { OwnRows } from './own-rows.ts';
import { expect, test } from './test.ts';
import { goByLink } from './visits.ts';

async function openSettings(page: Page, own: OwnRows) {
  await openAs(page, await own.createOwner(), '/help');
  await accountMenu(page).click();
  await page.getByRole('link', { name: 'Account settings' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const toBlog = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });

/** Whether the browser asks before this document is left. */
async function warnsOnClosing(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

test('unsaved edits cause a warning before a link, Back, or signing out loses them', async ({
  page,
  own,
}) => {
  await openSettings(page, own);
  expect(await warnsOnClosing(page)).toBe(false);
  await page.getByLabel('First name').fill('Anabel');
  expect(await warnsOnClosing(page)).toBe(true);
  await toBlog(page).click();
  await expect(question(page).getByRole('button', { name: 'Stay here' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL('/account-settings');
  await expect(page.getByLabel('First name')).toHaveValue('Anabel');

  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await question(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Anabel');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/help');
});

test('unchanged or saved input causes no warning', async ({ page, own }) => {
  await openSettings(page, own);
  await page.getByLabel('First name').fill('Anabel');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('By email: Weekly digest').check();
  await page.getByLabel('By email: Weekly digest').uncheck();
  expect(await warnsOnClosing(page)).toBe(false);
  await page.getByLabel('First name').fill('  Anabel ');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(toast(page)).toContainText('Saved');
  await expect.poll(() => warnsOnClosing(page)).toBe(false);
  await toBlog(page).click();
  await expect(page).toHaveURL('/blog');
});

test('saving one form keeps the unsaved input of another', async ({ page, own }) => {
  await openSettings(page, own);
  await page.getByLabel('By email: Weekly digest').check();
  await page.getByLabel('First name').fill('Anabel');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(toast(page)).toContainText('Saved');
  expect(await warnsOnClosing(page)).toBe(true);
  await toBlog(page).click();
  await question(page).getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect.poll(() => warnsOnClosing(page)).toBe(false);
  await toBlog(page).click();
  await expect(page).toHaveURL('/blog');
});

test('text typed about one listing does not appear in the form about another', async ({
  page,
  own,
}) => {
  const owner = await own.createOwner();
  const [one, other] = [
    await own.createListing({ owner_id: owner.userId }),
    await own.createListing({ owner_id: owner.userId }),
  ];
  await openAs(page, await own.createOwner(), '/account-settings');
  for (const [screen, label] of [
    ['business-review', 'Your review'],
    ['business-question', 'Your question'],
    ['message', 'Your message'],
  ]) {
    await goByLink(page, `/${screen}/${one.slug}`);
    const field = page.getByRole('textbox', { name: label });
    await field.fill('Good rye.');
    await goByLink(page, `/${screen}/${other.slug}`);
    await question(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(other.name);
    await expect(field).toHaveValue('');
  }
});
