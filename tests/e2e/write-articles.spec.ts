import type { Page } from 'playwright/test';
import { cameraPicture } from '../support/camera-picture.ts';
import { demo, openAs, toast } from './account-steps.ts';
import { expect, test } from './test.ts';

async function begin(page: Page) {
  await openAs(page, demo.admin, '/dashboard/articles');
  await page.getByRole('button', { name: 'Write a blog post' }).click();
  // The list before it has fields of the same kind.
  await expect(page.getByRole('heading', { name: 'Post', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
  const slug = `post-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Title', { exact: true }).fill('Rye at noon');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('rye-at-noon');
  await page.getByLabel('Address', { exact: true }).fill(slug);
  await page.getByLabel('Summary').fill('One bakery, one loaf.');
  return slug;
}

async function save(page: Page) {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  // The toast may be that of the time before.
  const answer = page.waitForResponse(/\/rpc\/save_article/);
  await button.click();
  await answer;
  await expect(toast(page).filter({ hasText: 'Saved' })).toBeVisible();
  await expect(button).toBeVisible();
}

test('an admin writes a post with a place, sees it as readers will, publishes it and restores a version', async ({
  page,
  own,
}) => {
  const listing = await own.createListing();
  const slug = await begin(page);
  await page.getByLabel('Text', { exact: true }).fill('## The loaf\n\nIt is **dark**.');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'The loaf' })).toBeVisible();
  const picker = page.getByRole('combobox', { name: 'Add the card of a listing' });
  await picker.fill(listing.name);
  const list = (await page.getByRole('listbox').boundingBox())!;
  const field = (await picker.boundingBox())!;
  expect(list.y - field.y - field.height, 'the list is below its field').toBeLessThan(20);
  await page.getByRole('option', { name: listing.name }).click();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(
    new RegExp(`slug="${listing.slug}"`),
  );
  await expect(preview.getByRole('link', { name: listing.name })).toBeVisible();

  const file = { name: 'dog.jpg', mimeType: 'image/jpeg', buffer: await cameraPicture() };
  await page.getByLabel('Picture to add').setInputFiles(file);
  await page.getByLabel('Describe the picture').fill('A dog that waits by the door');
  await page.getByRole('button', { name: 'Put it in the text' }).click();
  const picture = { name: 'A dog that waits by the door' };
  await expect(preview.getByRole('img', picture)).toBeVisible();

  await save(page);
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);
  await page.getByLabel('Status').selectOption('Published');
  await save(page);
  await page.getByLabel('Title', { exact: true }).fill('Rye at one');
  await save(page);
  await page.getByRole('link', { name: 'Earlier versions' }).click();
  const changes = page.getByRole('region', { name: 'Changes in version 3' });
  await expect(changes.locator('del')).toHaveText('noon');
  await expect(changes.locator('ins')).toHaveText('one');
  await page.getByRole('link', { name: 'Version 2' }).click();
  await page.getByRole('button', { name: 'Restore version 2' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Rye at noon');
  await page.getByRole('link', { name: 'See it as visitors do' }).click();
  const heading = { name: 'Rye at noon', level: 1, exact: true };
  await expect(page.getByRole('heading', heading)).toBeVisible();
  const shown = page.getByRole('img', picture);
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveJSProperty('complete', true);
  expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.goBack();

  await page.getByLabel('Status').selectOption('Draft: only admins can read it');
  await save(page);
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await page.waitForURL('**/dashboard/articles');
  await page.getByLabel('Title or address').fill(slug);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('No matches.')).toBeVisible();
});

test('an error in an article’s text is reported beside it, and another save is not overwritten', async ({
  page,
}) => {
  await begin(page);
  await page.getByLabel('Text', { exact: true }).fill('::listing{slug="no-such-place"}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Text', { exact: true })).toHaveAccessibleDescription(
    /There is no listing “no-such-place”/,
  );
  await page.getByLabel('Text', { exact: true }).fill('Mended.');
  await save(page);

  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('Title', { exact: true }).fill('Rye at two');
  await save(other);
  await page.getByLabel('Title', { exact: true }).fill('Rye at three');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page).filter({ hasText: 'Ada Nakamura saved it' })).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Rye at three');

  await other.reload();
  await other.getByRole('button', { name: 'Delete the draft' }).click();
  await other.waitForURL('**/dashboard/articles');
});

test('a text that is not saved survives a reload, can be discarded, and is gone once saved', async ({
  page,
}) => {
  await begin(page);
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('## The loaf');
  await page.getByLabel('Status').selectOption('Published');
  await expect(page.getByText('Draft saved on this device.')).toBeVisible();
  await page.reload();
  const restored = page.getByText(/^Your draft of .* is restored/);
  await expect(restored).toBeVisible();
  await expect(text).toHaveValue('## The loaf');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Rye at noon');
  await expect(page.getByLabel('Status')).toHaveValue('published');
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'The loaf' }),
  ).toBeVisible();

  await page.getByLabel('Status').selectOption('Draft: only admins can read it');
  await save(page);
  await page.reload();
  await expect(text).toHaveValue('## The loaf');
  await expect(restored).toHaveCount(0);

  await text.fill('## Another loaf');
  await page.reload();
  await expect(text).toHaveValue('## Another loaf');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(text).toHaveValue('## The loaf');
  await page.reload();
  await expect(text).toHaveValue('## The loaf');
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await page.waitForURL('**/dashboard/articles');
});

test('a text that is saved after its author has left the screen leaves no draft', async ({
  page,
}) => {
  await begin(page);
  await page.getByLabel('Text', { exact: true }).fill('## The loaf');
  const left = Promise.withResolvers<void>();
  await page.route('**/rpc/save_article', async (route) => {
    await left.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/blog');
  const saved = page.waitForResponse('**/rpc/save_article');
  left.resolve();
  await saved;

  await page.goBack();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Rye at noon');
  await expect(page.getByText(/^Your draft of/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await page.waitForURL('**/dashboard/articles');
});
