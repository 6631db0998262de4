import type { Page } from 'playwright/test';
import { boxOf, openMap, openMapWithoutScript } from './map-steps.ts';
import { expect, settled, test } from './test.ts';

const search = '/?q=pizza&near=Austin%2C+TX';

type Point = { x: number; y: number };

/** Moves fingers over the screen, which Playwright itself cannot. */
async function swipe(page: Page, fingers: Point[], by: Point) {
  const session = await page.context().newCDPSession(page);
  const steps = 10;
  const at = (step: number) =>
    fingers.map(({ x, y }, id) => ({
      id,
      x: x + (by.x * step) / steps,
      y: y + (by.y * step) / steps,
    }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Settles when the page, which a swipe leaves scrolling, has come to rest for ten frames. */
async function rest(page: Page) {
  await page.evaluate(async () => {
    for (let still = 0, before = -1; still < 10; still = scrollY === before ? still + 1 : 0) {
      before = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });
}

test('a moved map offers to search there, the address says where, and nothing comes from other hosts', async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(search);
  const map = await openMap(page);
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeHidden();
  await map.getByRole('button', { name: 'Zoom out' }).click();
  await map.getByRole('button', { name: 'Zoom out' }).click();
  await page.getByRole('button', { name: 'Search this area' }).click();
  await expect(page).toHaveURL(/\?q=pizza&bounds=[-\d.%C]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“pizza” in this area');
  await expect(page.getByRole('link', { name: 'Remove filter: In the map area' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(search);
  await settled(page);
  expect([...hosts]).toEqual([baseURL]);
});

test('a map can be dragged, and what comes into view is drawn', async ({ page }) => {
  await page.goto(search);
  const map = await openMap(page);
  const land = map.locator('.map-land');
  const before = await land.getAttribute('d');
  const box = await map.boundingBox();
  if (!box) throw new Error('The map has no place');
  for (let drag = 0; drag < 4; drag += 1) {
    await page.mouse.move(box.x + 40, box.y + 300);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 20, box.y + 320, { steps: 5 });
    await page.mouse.up();
  }
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
  await expect(page).toHaveURL(search);
  await expect.poll(() => land.getAttribute('d')).not.toBe(before);
});

test('the map is one stop of the Tab key; arrows go from place to place, Enter opens one', async ({
  page,
}) => {
  await page.goto(search);
  const map = await openMap(page);
  const stops = map.locator('.map-pin[tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  const visited = new Set([await page.locator(':focus').getAttribute('aria-label')]);
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(key);
    await expect(page.locator(':focus')).toHaveClass(/map-pin/);
    visited.add(await page.locator(':focus').getAttribute('aria-label'));
  }
  await expect(stops).toHaveCount(1);
  expect(visited.size).toBeGreaterThan(1);
  await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
  await map.locator('.map-pin[href^="/business/"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/business\//);
});

test('by keys alone the map goes anywhere and searches there', async ({ page }) => {
  await page.goto(search);
  const map = await openMap(page);
  const places = map.getByRole('group', { name: 'Map of the results: places' });
  await expect(places).toHaveAccessibleDescription(/arrow keys to move the map/);
  const pin = map.locator('.map-pin').first();
  const isSouthOf = async (from: number) => (await boxOf(pin)).y > from;

  await places.focus();
  const start = (await boxOf(pin)).y;
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => isSouthOf(start + 50)).toBe(true);
  await expect(places).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveClass(/map-pin/);
  const label = await page.locator(':focus').getAttribute('aria-label');
  const next = (await boxOf(pin)).y;
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(() => isSouthOf(next + 50)).toBe(true);
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', label ?? '');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=pizza&bounds=/);
});

test('the name of the highlighted place is shown in full', async ({ page }) => {
  await page.goto('/?q=coffee&near=austin');
  const map = await openMap(page);
  const frame = await boxOf(map);
  const results = page.getByRole('region', { name: 'Results' }).getByRole('article');
  for (const result of await results.all()) {
    await result.hover();
    const name = (await result.getByRole('heading').textContent()) ?? '';
    const flag = map.locator('.map-flag', { hasText: name.slice(0, 27) });
    await expect(flag).toBeVisible();
    const { x, width } = await boxOf(flag);
    expect(x).toBeGreaterThan(frame.x);
    expect(x + width).toBeLessThan(frame.x + frame.width);
  }
});

test('the map names the place that was searched for @phone', async ({ page }) => {
  for (const [address, city] of [
    ['/?q=coffee&near=austin', 'Austin'],
    ['/?q=pizza&near=new+york', 'New York'],
    ['/browse/metro/boston-ma?sort=rating', 'Boston'],
    ['/?near=Pflugerville%2C+TX', 'Pflugerville'],
  ] as const) {
    await page.goto(address);
    const map = await openMap(page);
    await expect(map.locator('.map-place', { hasText: city }).first()).toBeVisible();
  }
});

test('one finger scrolls the page past the map, two move the map @phone-only', async ({ page }) => {
  await page.goto(search);
  const map = await openMap(page);
  await map.scrollIntoViewIfNeeded();
  const frame = await boxOf(map);
  const middle = { x: frame.x + frame.width / 2, y: frame.y + 250 };
  const scrolled = () => page.evaluate(() => window.scrollY);

  const start = await scrolled();
  // The hint soon goes.
  await Promise.all([
    expect(map.getByText('Use two fingers to move the map')).toBeVisible(),
    swipe(page, [middle], { x: 0, y: -200 }),
  ]);
  await expect.poll(scrolled).toBeGreaterThan(start + 100);
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeHidden();

  await expect(map.getByText('Use two fingers to move the map')).toBeHidden();
  await rest(page);
  // A slow machine makes a quick swipe of it, which carries the page past the map.
  await map.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const shown = await boxOf(map);
  const pin = map.locator('.map-pin').first();
  const from = { scrolled: await scrolled(), pin: await boxOf(pin) };
  const fingers = [-60, 60].map((aside) => ({ x: middle.x + aside, y: shown.y + 350 }));
  await swipe(page, fingers, { x: 0, y: 120 });
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
  const to = await boxOf(pin);
  expect(to.y - from.pin.y).toBeGreaterThan(60);
  expect(Math.abs(to.x - from.pin.x)).toBeLessThan(20);
  expect(await scrolled()).toBe(from.scrolled);
});

test('a cluster opens to its members', async ({ page }) => {
  await page.goto('/browse/metro/austin-tx?sort=rating');
  const map = await openMap(page);
  const cluster = map.getByRole('link', { name: /^\d+ listings close together/ }).first();
  const label = (await cluster.getAttribute('aria-label')) ?? '';
  await cluster.click();
  await expect(map.locator(`[aria-label="${label.replaceAll('"', '\\"')}"]`)).toHaveCount(0);
});

test('on a phone the list comes first, and a button opens the map @phone-only', async ({
  page,
}) => {
  await page.goto(search);
  const figure = page.getByRole('figure', { name: 'Map of the results' });
  await expect(figure).toBeHidden();
  await page.locator('.map-panel > summary').click();
  await expect(figure).toBeVisible();
  for (const name of ['Zoom in', 'Zoom out']) {
    const box = await figure.getByRole('button', { name }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map shows its pins, scale, and names in full @phone', async ({ page }) => {
    await page.goto('/?q=coffee&near=austin&min_rating=4');
    const map = await openMapWithoutScript(page);
    const frame = await boxOf(map);
    const drawn = map.locator('.map-pin-disc, .map-scale, .map-place text');
    await expect(map.locator('.map-pin-disc')).not.toHaveCount(0);
    for (const part of await drawn.all()) {
      const { x, y, width, height } = await boxOf(part);
      expect(x).toBeGreaterThan(frame.x);
      expect(y).toBeGreaterThan(frame.y);
      expect(x + width).toBeLessThan(frame.x + frame.width);
      expect(y + height).toBeLessThan(frame.y + frame.height);
    }
  });
});

test('the land of many states is drawn, and counties where the map is near', async ({ page }) => {
  await page.goto('/?q=pizza');
  const map = await openMap(page);
  const nation = map.locator('use.map-land');
  const widthOf = () => nation.evaluate((land) => land.getBoundingClientRect().width);
  await expect.poll(widthOf).toBeGreaterThan(200);
  for (let times = 0; times < 5; times += 1) {
    await map.getByRole('button', { name: 'Zoom in' }).click();
    // So slowly that the land of each step is loaded.
    await settled(page);
  }
  await expect(map.locator('path.map-land')).toBeAttached();
  await expect(nation).toHaveCount(0);
});
