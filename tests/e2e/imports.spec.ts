import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { demo, openAs } from './account-steps.ts';
import { expect, test } from './test.ts';

async function openAsAdmin(page: Page, path: string) {
  await openAs(page, demo.admin, path);
  await page.waitForURL((url) => url.pathname === path);
}

const choose = (page: Page, name: string, text: string | Buffer) =>
  page.getByLabel('A file of businesses').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });

async function readDownload(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

test('an admin checks a file, imports it, exports what it brought, and rolls it back', async ({
  page,
}) => {
  const word = randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 8);
  const name = `Zq${word} Bakery`;
  await openAsAdmin(page, '/dashboard/imports');
  await choose(
    page,
    'licenses.csv',
    [
      '\ufeffLicense;Name;Street;City;State;Zip;Phone',
      `L-1;${name};12 Quixotry Lane;Austin;TX;78701;512-867-5309`,
      `L-2;Old ${name};900 Quay Street;Austin;TX;78702;555-CALL`,
      'L-3;;14 Quixotry Lane;Austin;TX;78701;=1+1',
    ].join('\n'),
  );
  await expect(page.getByText('Read as UTF-8', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Cells are separated by')).toHaveValue(';');
  await expect(page.getByLabel('Zip becomes')).toHaveValue('zip_code');
  // What visitors will see follows the columns.
  const preview = page.getByRole('region', { name: 'As visitors will see it' });
  await expect(preview.getByText('(512) 867-5309')).toBeVisible();
  await page.getByLabel('Phone becomes').selectOption('Ignored');
  await expect(preview.getByText('(512) 867-5309')).toBeHidden();
  await page.getByLabel('Phone becomes').selectOption('Phone');
  await page.getByLabel('Source (optional)').fill(`test-${word}`);
  await page.getByLabel('License', { exact: true }).check();
  await page.getByRole('button', { name: 'Check the rows' }).click();

  await expect(page.getByRole('heading', { name: 'What would happen to the rows' })).toBeVisible();
  await page.getByRole('button', { name: 'Change the columns' }).click();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Show With a warning' }).click();
  await expect(page.getByRole('term').filter({ hasText: 'Phone is no' })).toContainText(
    '“555-CALL”',
  );
  await expect(page.getByRole('list', { name: 'With a warning' })).toContainText(
    'Phone is no phone number: “555-CALL”',
  );
  await page.getByRole('button', { name: 'Show Rejected' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  const rejected = await readDownload(page, 'Download the rejected rows');
  expect(rejected.name).toBe('licenses.rejected.csv');
  expect(rejected.text).toContain(`L-3,,14 Quixotry Lane,Austin,TX,78701,'=1+1,Name is required`);

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('button', { name: 'Import 2 rows' })).toBeInViewport();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText(/^Imported\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go on' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show New' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Export its listings' }).click();
  await expect(page.getByText('2 results', { exact: true })).toBeVisible();
  const csv = await readDownload(page, 'Download as CSV');
  expect(csv.name).toMatch(/^listings-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.text).toContain(`,${name},`);
  const { text } = await readDownload(page, 'Download as GeoJSON');
  expect((JSON.parse(text) as { features: unknown[] }).features).toHaveLength(2);

  await page.goBack();
  await page.getByRole('button', { name: 'Roll this import back' }).click();
  await page.getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText(/^Rolled back\./)).toBeVisible();
  await expect(page.getByText('New listings removed: 2.', { exact: false })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Imports' })
    .click();
  await expect(page.getByRole('row').filter({ hasText: word })).toContainText('Rolled back');
});

test('rows that would be guesses are held, and an admin imports one, leaves one out, and imports the rest', async ({
  page,
}) => {
  const word = randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 8);
  const names = ['Aldgate', 'Brickyard', 'Cornmill', 'Dovecote'].map((one) => `${one} ${word}`);
  const streets = Array.from(
    { length: 12 },
    (_, n) => `${'abcdefghijkl'[n]!.repeat(9)}${word},${n * 9 + 1} Quay St,Austin,TX,78701,Bakery`,
  );
  await openAsAdmin(page, '/dashboard/imports');
  await choose(
    page,
    'guesses.csv',
    [
      'Name,Street,City,State,Zip,Category',
      ...streets,
      ...names.map((name) => `${name},,,,,Bakery`),
    ].join('\n'),
  );
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const countOf = (kind: string) =>
    page.locator('dl > div').filter({ has: page.getByText(kind, { exact: true }) });
  await expect(countOf('Held for review')).toContainText('4');
  // Decided before anything is written, and taken back.
  await page.getByRole('button', { name: 'Show Held for review' }).click();
  const heldRows = page.getByRole('list', { name: 'Held for review' });
  const first = heldRows.getByRole('listitem').first();
  await first.getByRole('button', { name: 'Leave out' }).click();
  await expect(first.getByText('Will be left out.')).toBeFocused();
  await expect(countOf('Held for review')).toContainText('3');
  await first.getByRole('button', { name: 'Undo' }).click();
  await expect(countOf('Held for review')).toContainText('4');
  await page.getByRole('button', { name: 'Show Bakeries' }).click();
  await page.getByRole('button', { name: 'Import all 12 as drafts' }).click();
  await expect(countOf('Drafts')).toContainText('12');
  await page.getByRole('button', { name: 'Show Drafts' }).click();
  await page.getByRole('button', { name: 'Undo for all 12' }).click();
  await expect(countOf('Drafts')).toBeHidden();
  await page.getByRole('button', { name: 'Import 12 rows' }).click();
  await expect(page.getByText(/^Imported\./)).toBeVisible();

  const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(rowOf(names[0]!)).toContainText('its place would be a guess');
  await page.getByRole('button', { name: `Import ${names[0]}`, exact: true }).click();
  await expect(rowOf(names[0]!)).toContainText('Imported as a new listing.');
  await rowOf(names[1]!).getByRole('button', { name: 'Leave out' }).click();
  await expect(rowOf(names[1]!).getByText('Left out.')).toBeFocused();
  await expect(countOf('Held for review')).toContainText('2');
  await page.getByRole('button', { name: 'Import all 2', exact: true }).click();
  await expect(countOf('Held for review').getByRole('definition').first()).toHaveText('0');
  await expect(countOf('New').getByRole('definition').first()).toHaveText('15');
  await expect(countOf('Left out').getByRole('definition').first()).toHaveText('1');

  await page.getByRole('button', { name: 'Roll this import back' }).click();
  await page.getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText('New listings removed: 15.', { exact: false })).toBeVisible();
});

test('an unreadable file is reported in a plain sentence', async ({ page }) => {
  await openAsAdmin(page, '/dashboard/imports');
  await choose(page, 'empty.csv', '');
  await expect(page.getByText('The file is empty.')).toBeVisible();
  await choose(page, 'list.csv', Buffer.from('%PDF-1.7\n1 0 obj'));
  await expect(page.getByRole('alert')).toHaveText(/a PDF/);
});

test('the progress of an import stays on the screen while it cannot be loaded, and goes on', async ({
  page,
}) => {
  await openAsAdmin(page, '/dashboard/imports');
  await choose(page, 'one.csv', 'Name,Street,City,State,Zip\nZq Bakery,1 A St,Austin,TX,78701');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const outcome = page.getByRole('heading', { name: 'What would happen to the rows' });
  await expect(outcome).toBeVisible();

  let answer: 'running' | 'failed' | 'real' = 'running';
  await page.route('**/rest/v1/rpc/get_import?*', async (route) => {
    if (answer === 'failed') return route.fulfill({ status: 500, json: { message: 'Broken' } });
    const response = await route.fetch();
    const job = (await response.json()) as object;
    await route.fulfill({ response, json: answer === 'real' ? job : { ...job, state: 'running' } });
  });
  await page.reload();
  const progress = page.getByRole('progressbar', { name: / of 1 rows$/ });
  await expect(progress).toBeVisible();
  answer = 'failed';
  await expect(page.getByText('We cannot load the progress right now.')).toBeVisible();
  await expect(progress).toBeVisible();
  answer = 'real';
  await expect(outcome).toBeVisible();
});
