import type { Locator, Page } from 'playwright/test';
import { openAs } from './account-steps.ts';
import { expect, hydrated, settled, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const search = '/?q=pizza&near=Austin%2C+TX';

/** Where the first result starts at the latest, in CSS pixels from the top of the page. */
const latestStart = 320;

test('results begin in the upper part of a phone’s window @phone-only', async ({ page }) => {
  for (const address of [
    search,
    '/?category=pizza',
    '/?open=now',
    '/?category=pizza&min_rating=3&near=Austin%2C+TX',
    '/browse/metro/austin-tx?sort=rating',
  ]) {
    await page.goto(address);
    await hydrated(page);
    // It comes late, and may not push.
    await settled(page);
    const { y } = await boxOf(page.locator('.result').first());
    expect(y, address).toBeLessThanOrEqual(latestStart);
  }
});

test('filters and order stay in view while the list scrolls, and open where they belong @phone-only', async ({
  page,
}) => {
  await page.goto(search);
  await hydrated(page);
  const filters = page.getByText('Filters', { exact: true });
  await page.locator('.result').nth(4).scrollIntoViewIfNeeded();
  await expect(filters).toBeInViewport();
  await filters.click();
  const facets = page.locator('.facets');
  await expect(facets).toBeInViewport();
  expect((await boxOf(facets)).height).toBeGreaterThan(100);
});

test('controls scrolled out of view above the results come into view with the focus @phone-only', async ({
  page,
}) => {
  await page.goto(search);
  await hydrated(page);
  const row = page.locator('.results-tools');
  const stops = row.locator('summary, a, button').filter({ visible: true });
  const last = stops.last();
  expect((await boxOf(last)).x).toBeGreaterThan(390);
  await stops.first().focus();
  for (let stop = 1; stop < (await stops.count()); stop += 1) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  const { x, width } = await boxOf(last);
  expect(x + width).toBeLessThanOrEqual(390);
});

for (const address of ['/', search]) {
  test(`suggestions cover neither a box nor the button: ${address} @phone-only`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrated(page);
    for (const [box, typed] of [
      ['What', 'piz'],
      ['Where', 'Hou'],
    ] as const) {
      await page.getByRole('combobox', { name: box }).fill(typed);
      const list = page.getByRole('listbox');
      await expect(list).toBeVisible();
      const covered = await boxOf(list);
      const form = page.getByRole('search').first();
      for (const part of await form.locator('input, button[type="submit"]').all()) {
        expect(overlap(covered, await boxOf(part))).toBe(0);
      }
      expect(covered.x).toBeGreaterThanOrEqual(0);
      expect(covered.x + covered.width).toBeLessThanOrEqual(390);
      await page.keyboard.press('Escape');
    }
  });
}

test('the first tap on a place of the map shows its card, the second its listing @phone-only', async ({
  page,
}) => {
  const map = await openMap(page);
  const pin = map.locator('.map-pin[href^="/business/"]').first();
  const to = (await pin.getAttribute('href')) ?? '';
  await pin.tap();
  const card = map.locator('.map-card');
  await expect(card.getByRole('link')).toHaveAttribute('href', to);
  expect(overlap(await boxOf(card), await boxOf(pin.locator('.map-pin-disc')))).toBe(0);
  await expect(page).toHaveURL(search);
  await pin.tap();
  await expect(page).toHaveURL(to);
});

test('a card of the map leads to its listing, and closes @phone-only', async ({ page }) => {
  const map = await openMap(page);
  const pin = map.locator('.map-pin[href^="/business/"]').last();
  await pin.tap();
  const card = map.locator('.map-card');
  await card.getByRole('button', { name: 'Close' }).tap();
  await expect(card).toHaveCount(0);
  await pin.tap();
  await card.getByRole('link').tap();
  await expect(page).toHaveURL(
    (await pin.getAttribute('href').catch(() => null)) ?? /\/business\//,
  );
});

test('with large text the bar at the foot leaves two thirds of the window @phone-only', async ({
  page,
}) => {
  await page.goto('/business/sunnyside-drain-and-sewer-decatur-ga');
  for (const fontSize of ['32px', '34px']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    const bar = page.locator('.action-bar');
    await expect(bar.getByRole('link')).toHaveCount(3);
    expect((await boxOf(bar)).height, fontSize).toBeLessThan(844 / 3);
  }
});

test('icons stand on the first line of what they belong to @phone-only', async ({ page }) => {
  for (const address of ['/business/sunnyside-drain-and-sewer-decatur-ga', search, '/']) {
    await page.goto(address);
    await hydrated(page);
    expect(await page.evaluate(findIconsOffTheirLine), address).toEqual([]);
  }
});

async function openMap(page: Page) {
  await page.goto(search);
  await hydrated(page);
  await page.locator('.map-panel > summary').tap();
  const map = page.getByRole('figure', { name: 'Map of the results' });
  await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  return map;
}

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('What should be seen has no place');
  return box;
}

/** Square pixels that two boxes share. */
function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(across, 0) * Math.max(down, 0);
}

/** Icons whose middle is not that of the line of text right of them. Runs in the page. */
function findIconsOffTheirLine(): string[] {
  const allowedPx = 3;
  const faults: string[] = [];
  for (const icon of document.querySelectorAll('main svg[aria-hidden="true"].fill-current')) {
    const box = icon.getBoundingClientRect();
    const around = icon.closest<HTMLElement>('li, p, a, button, summary, .inline-flex, dl > div');
    if (!around || box.height === 0) continue;
    const lines = Array.from(around.querySelectorAll('*'), (element) => element)
      .concat(around)
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      .flatMap((element) => Array.from(element.childNodes))
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return Array.from(range.getClientRects());
      })
      .filter(({ left }) => left >= box.right - 1)
      .toSorted((one, other) => one.top - other.top);
    const [first] = lines;
    if (!first) continue;
    const off = box.top + box.height / 2 - (first.top + first.height / 2);
    if (Math.abs(off) > allowedPx) {
      faults.push(`${Math.round(off)} px: ${around.innerText.trim().slice(0, 40)}`);
    }
  }
  return faults;
}

test('the longest words of a listing widen neither its page nor the preview of its hours @phone-only', async ({
  page,
  own,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const long = 'x'.repeat(60);
  const owner = await own.createOwner();
  const { id, slug } = await own.createListing({
    owner_id: owner.userId,
    name: long,
    email: `${long}@${long}.example`,
    website: `https://${long}.example/${long}${long}`,
    description: long,
  });
  const findExcess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await page.goto(`/business/${slug}`);
  expect(await findExcess()).toBe(0);
  await openAs(page, owner, `/business-profile/${id}/hours`);
  await page.getByRole('button', { name: 'Add another day' }).click();
  await page.getByLabel('Note (optional)').fill('y'.repeat(100));
  await expect(page.getByRole('rowheader', { name: 'yyy' }).first()).toBeVisible();
  expect(await findExcess()).toBe(0);
});

test('three results are on the first screen, and no line begins with a dot @phone-only', async ({
  page,
}) => {
  await page.goto('/?q=coffee&near=Austin%2C+TX');
  const third = await page.locator('.listing-row').nth(2).boundingBox();
  expect((third?.y ?? 0) + (third?.height ?? Infinity)).toBeLessThan(844);
  await page.goto('/?q=pizza&near=Austin%2C+TX');
  const dots = page.locator('.listing-row p > span').getByText('·', { exact: true });
  const indents = await dots.evaluateAll((found) =>
    found.map((dot) => {
      const line = dot.closest('p')?.getBoundingClientRect().left ?? 0;
      return dot.getBoundingClientRect().left - line;
    }),
  );
  expect(indents.length).toBeGreaterThan(2);
  expect(Math.min(...indents)).toBeGreaterThan(10);
});
