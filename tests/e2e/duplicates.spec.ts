import type { Page } from 'playwright/test';
import { openAs, toast } from './account-steps.ts';
import { expect, settled, test } from './test.ts';

async function openAsAdmin(page: Page, path: string, email = 'admin@mainstreet.example') {
  await openAs(page, { email }, path);
  await page.waitForURL((url) => url.pathname === path);
}

/** Where an address leads, and with which status it answers at first. */
async function ask(page: Page, path: string) {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location ?? null];
}

test('an admin finds a duplicate, merges both field by field, and undoes the merge', async ({
  page,
  own,
}) => {
  const place = { street: '12 Quixotry Lane', phone: '(404) 555-0177' };
  const one = await own.createListing({ ...place, attributes: ['Takeout'] });
  const other = await own.createListing({
    ...place,
    name: `The ${one.name}, LLC`,
    phone: '(404) 555-0178',
    website: null,
    description: 'Rye, wheat, and cakes on Sundays.',
    attributes: ['Patio'],
  });
  await openAsAdmin(page, '/dashboard/duplicates');

  const listing = page.getByRole('combobox', { name: 'Listing' });
  await listing.fill('Home Slice Pizza');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(listing).toHaveAccessibleDescription(/Choose one of the listings/);
  for (const text of [`/business/${one.slug}`, '404 555 0177', `${one.name} Quixotry`]) {
    await listing.fill(text);
    await expect(page.getByRole('option', { name: one.name })).toContainText('12 Quixotry Lane');
  }
  await listing.press('ArrowDown');
  await listing.press('Enter');
  await expect(listing).toHaveAccessibleDescription(/12 Quixotry Lane/);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('link', { name: one.name }).click();
  await expect(page.getByRole('heading', { name: /: duplicate$/ })).toBeVisible();
  await expect(page.getByText('They are', { exact: false }).first()).toBeVisible();

  const group = (name: RegExp) => page.getByRole('group', { name });
  await expect(group(/^Features/).getByLabel('Combine both')).toBeChecked();
  await expect(group(/^Description/).getByText('More complete')).toBeVisible();
  await group(/^Which one to keep/)
    .getByRole('radio', { name: new RegExp(one.slug) })
    .check();
  await group(/^Name/)
    .getByRole('radio', { name: new RegExp(`${other.name}$`) })
    .check();
  await group(/^Phone/)
    .getByRole('radio', { name: /0178/ })
    .check();
  await page.getByRole('button', { name: 'Same business: merge' }).click();
  await expect(page.getByText('Merged into one')).toBeVisible();

  await expect
    .poll(() => ask(page, `/business/${other.slug}`))
    .toEqual([301, `/business/${one.slug}`]);
  await expect
    .poll(() => ask(page, `/business/${other.id}`))
    .toEqual([301, `/business/${one.slug}`]);
  const profile = async () => (await page.request.get(`/business/${one.slug}`)).text();
  await expect.poll(profile).toMatch(/\(404\) 555-0178[^]*Patio|Patio[^]*\(404\) 555-0178/);

  await page.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(page.getByText('and the merge was undone')).toBeVisible();
  await expect.poll(() => ask(page, `/business/${other.slug}`)).toEqual([200, null]);
  await expect.poll(profile).toContain('(404) 555-0177');

  await page.getByRole('button', { name: 'Different businesses' }).click();
  await expect(page.getByText(/^Two businesses, by/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to queue' }).click();
  const kinds = page.getByRole('navigation', { name: 'Kinds' });
  await kinds.getByRole('link', { name: /^Duplicates/ }).click();
  await page.getByRole('link', { name: 'Check one listing, or see earlier pairs' }).click();
  await page.getByLabel('Pairs', { exact: true }).selectOption('Different businesses');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('link', { name: one.name })).toBeVisible();
});

test('two admins viewing one pair see each other, and the later merge reports the change', async ({
  page,
  browser,
  own,
}) => {
  const place = { street: '14 Quixotry Lane' };
  const one = await own.createListing(place);
  const other = await own.createListing({ ...place, name: `The ${one.name}, LLC` });
  await openAsAdmin(page, '/dashboard/duplicates');
  for (const [label, { slug, name }] of [
    ['Listing', one],
    ['Compare with', other],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(slug);
    await page.getByRole('option', { name }).click();
  }
  await page.getByRole('button', { name: 'Compare' }).click();
  const merge = page.getByRole('button', { name: 'Same business: merge' });
  await expect(merge).toBeVisible();

  const second = await browser.newPage();
  await openAsAdmin(second, new URL(page.url()).pathname, 'super@mainstreet.example');
  await expect(second.getByText(/ is viewing this, too\.$/)).toBeVisible();
  await page.goto('/dashboard/queue?kind=duplicate&sort=newest');
  await page.getByRole('link', { name: one.name }).click();
  await expect(merge).toBeVisible();
  await settled(page);
  await page.keyboard.press('a');
  await expect(merge).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Merged into one, by/)).toBeVisible();

  await second.getByRole('button', { name: 'Same business: merge' }).click();
  await expect(toast(second).getByText('This has changed')).toBeVisible();
  await expect(second.getByText(/^Merged into one, by/)).toBeVisible();
});
