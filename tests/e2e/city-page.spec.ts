import type { Page } from 'playwright/test';
import { demo, openAs, toast } from './account-steps.ts';
import { expect, test } from './test.ts';

const address = '/browse/metro/pittsburgh-pa';
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an admin features a listing on a city’s page and moves its map up; visitors see it', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(section(visitor, 'Top rated')).toBeVisible();
  await expect(section(visitor, 'Editors’ picks')).toHaveCount(0);
  await expect(visitor.getByRole('link', { name: 'Arrange this page' })).toHaveCount(0);
  const best = section(visitor, 'Top rated').getByRole('heading', { level: 4 }).first();
  const link = best.getByRole('link');
  const name = (await link.textContent()) ?? '';

  await openAs(page, demo.admin, address);
  await page.getByRole('link', { name: 'Arrange this page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pittsburgh, PA: city page');
  const added = page.getByRole('combobox', { name: 'Add a listing' });
  await added.fill('/business/no-such-listing');
  await expect(added).toHaveAccessibleDescription('No listing matches.');
  await added.fill(`https://mainstreet.example${await link.getAttribute('href')}`);
  await page.getByRole('option', { name }).click();
  await expect(added).toHaveValue('');
  await page.getByRole('button', { name: /^Move Map/ }).press('ArrowUp');
  await page.getByRole('checkbox', { name: 'Neighborhoods' }).uncheck();
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(toast(page)).toContainText('within seconds');
  await expect(section(page, 'Editors’ picks')).toContainText(name);
  await expect(page.getByRole('checkbox', { name: 'Neighborhoods' })).not.toBeChecked();

  await expect(async () => {
    await visitor.goto(address);
    await expect(section(visitor, 'Editors’ picks')).toContainText(name, { timeout: 500 });
  }).toPass();
  await expect(section(visitor, 'Neighborhoods')).toHaveCount(0);

  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('checkbox', { name: 'Neighborhoods' }).check();
  await page.getByRole('button', { name: /^Move Map/ }).press('ArrowDown');
  await page.getByRole('button', { name: /^Move Neighborhoods/ }).press('ArrowUp');
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(toast(page)).toContainText('within seconds');
  await expect(section(page, 'Editors’ picks')).not.toContainText(name);
});
