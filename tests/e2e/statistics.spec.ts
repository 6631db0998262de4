import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright/test';
import { expectAccessible } from './accessibility-checks.ts';
import { demo, openAs } from './account-steps.ts';
import { serveProxy } from './proxy.ts';
import { expect, hydrated, test } from './test.ts';

const listing = 'Sunnyside Drain & Sewer';
const screen = '/business-profile/22efbe03-6dd3-49c9-89f9-6090f7000000/statistics';

/** Opens a listing from a search for its name and taps on its number. */
async function findAndCall(page: Page, name: string) {
  await page.goto(`/?${new URLSearchParams({ q: name, near: 'Decatur, GA' })}`);
  await hydrated(page);
  await page.getByRole('heading', { level: 2, name }).first().click();
  await expect(page).toHaveURL(/-decatur-ga$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await reporterLoaded(page);
  const call = page.getByRole('link', { name: 'Call', exact: true });
  await call.filter({ visible: true }).first().click();
}

async function reporterLoaded(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('report-visits')),
  );
}

/** Another tab comes before this one, as the browser tells it. */
async function leave(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/** Somebody with an internet address of their own. */
async function openVisitor(browser: Browser) {
  const part = () => 1 + Math.floor(Math.random() * 250);
  const address = `10.${part()}.${part()}.${part()}`;
  return browser.newPage({
    extraHTTPHeaders: { 'CF-Connecting-IP': address },
  });
}

/** The numbers of the owner's table over all its days: views, from searches, calls. */
async function readSums(page: Page): Promise<number[]> {
  await page.reload();
  await expect(page.getByRole('heading', { name: 'How this is counted' })).toBeVisible();
  const table = page.getByText('Numbers as a table');
  if (!(await table.isVisible())) return [0, 0, 0];
  await table.click();
  const days = page.getByRole('table', { name: 'All numbers by day' }).locator('tbody tr');
  const numbers = await days.evaluateAll((rows) =>
    rows.map((row) => Array.from(row.querySelectorAll('td'), (cell) => Number(cell.textContent))),
  );
  return [0, 1, 2].map((column) => numbers.reduce((sum, day) => sum + (day[column] ?? 0), 0));
}

test('three people search, open a listing and call; its owner sees it, and the words', async ({
  page,
  browser,
  own,
}) => {
  const owner = await own.createOwner();
  const { id, name } = await own.createListing({ owner_id: owner.userId });
  const numbers = `/business-profile/${id}/statistics?days=7`;
  await openAs(page, owner, numbers);
  await expect(page).toHaveURL(numbers);

  for (let person = 0; person < 3; person += 1) {
    const visitor = await openVisitor(browser);
    const statuses: number[] = [];
    visitor.on('response', (response) => {
      if (response.url().endsWith('/api/visits')) statuses.push(response.status());
    });
    await findAndCall(visitor, name);
    // The script that reports may have arrived and not run yet.
    await expect
      .poll(async () => {
        await leave(visitor);
        return statuses.length;
      })
      .toBeGreaterThan(0);
    await visitor.close();
    expect(statuses).toContain(202);
  }
  await expect
    .poll(() => readSums(page), { timeout: 90_000, intervals: [1_000] })
    .toEqual([3, 3, 3]);
  const table = page.getByRole('table', { name: /Searches that led here/ });
  await expect(table.getByRole('row', { name: name.toLowerCase() })).toBeVisible();
});

test('a visitor who opts out of tracking sends no visits', async ({ page, own }) => {
  const { name } = await own.createListing();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const told: string[] = [];
  page.on('request', (request) => told.push(request.url()));
  await findAndCall(page, name);
  const measured = page.waitForRequest('**/api/metrics');
  await leave(page);
  await measured;
  expect(told.filter((url) => /\/api\/(visits|unopened-searches)$/.test(url))).toEqual([]);
});

test('a search is reported when its page is left for another document, unless one of its first results was opened', async ({
  page,
  baseURL,
}) => {
  const proxy = await serveProxy(baseURL ?? '');
  const results = `${proxy.url}/?${new URLSearchParams({ q: 'tacos', near: 'Austin, TX' })}`;
  const reported = () => proxy.count('/api/unopened-searches');
  for (const expected of [1, 2]) {
    await page.goto(results);
    await hydrated(page);
    await page.goto(`${proxy.url}/about`);
    await expect.poll(reported).toBe(expected);
  }
  await page.goto(results);
  await hydrated(page);
  const first = page.getByRole('region', { name: 'Results' }).getByRole('link').first();
  await first.click({ modifiers: ['ControlOrMeta'] });
  await page.goto(`${proxy.url}/about`);
  await page.goto(`${proxy.url}/help`);
  expect(reported()).toBe(2);
  await proxy.stop();
});

test('an owner reads each kind over each period, and takes the days along; nothing is wrong for axe or HTML_CodeSniffer', async ({
  page,
}) => {
  await openAs(page, demo.owner, screen);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${listing}: statistics`);
  await expect(page.getByRole('link', { name: 'See the public page' })).toHaveAttribute(
    'href',
    /^\/business\/sunnyside-/,
  );
  const demand = page.getByRole('region', { name: 'Searches with no results' });
  await expect(demand).toBeVisible();
  await page.getByRole('link', { name: '90 days' }).click();
  await expect(page).toHaveURL(/days=90/);
  // The address is there before the screen is: the next link still leads to the old period until then.
  await expect(page.getByRole('img', { name: /Views by day/ }).locator('circle')).toHaveCount(90);
  await page.getByRole('link', { name: 'Calls' }).click();
  await expect(page).toHaveURL(/days=90&kind=call/);
  const chart = page.getByRole('img', { name: /Calls by day/ });
  await expect(chart.locator('circle')).toHaveCount(90);
  await page.getByText('Numbers as a table').click();
  const rows = page.getByRole('region', { name: 'All numbers by day' }).getByRole('row');
  await expect(rows).toHaveCount(91);
  await expect(page.getByText('Eastern Time')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sunnyside-.*-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('Day,Views,From searches,Calls,Directions,Website,Email,Shares');
  expect(lines.length).toBeGreaterThan(80);
  expect(lines.slice(1).every((line) => /^\d{4}-\d\d-\d\d(,\d+){7}$/.test(line))).toBe(true);
  await expectToFit(page);
});

/** The statistics as they are before the first visit. */
async function answerNothing(page: Page) {
  await page.route('**/rest/v1/rpc/get_business_statistics*', async (route) => {
    const answer = await route.fetch();
    const nothing = { since: null, days: [], words: [] };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...nothing } });
  });
}

test('the statistics before the first visit have nothing that axe or HTML_CodeSniffer finds, and fit 320 px', async ({
  page,
}) => {
  await answerNothing(page);
  await openAs(page, demo.owner, screen);
  await expect(page.getByRole('heading', { name: 'How this is counted' })).toBeVisible();
  await expect(page.getByText('No visits yet')).toBeVisible();
  await expectToFit(page);
});

/** Nothing is found in the screen as it is now, and it fits a small phone. */
async function expectToFit(page: Page) {
  await expectAccessible(page, 'the statistics');
  await page.setViewportSize({ width: 320, height: 640 });
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
}
