import type { Locator } from 'playwright/test';
import { patience } from '../../supabase/local/worker.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import { type TileServer, startTileServer } from '../support/tile-server.ts';
import { openAs } from './account-steps.ts';
import { openMap } from './map-steps.ts';
import { expect, hydrated, settled, test as base } from './test.ts';

const austin = { lat: 30.27, lng: -97.74 };
const search = '/?q=pizza&near=Austin%2C+TX';

type OfWorker = { town: { url: string; tiles: TileServer } };

/** The product with street maps, whose tiles come from a made-up town in this process. */
const test = base.extend<object, OfWorker>({
  town: [
    async ({ backend }, use) => {
      if (backend === null) throw new Error('There is no backend of this run');
      const tiles = await startTileServer(austin);
      const variables = { MAP_STYLE_URL: tiles.styleUrl };
      const worker = await serveTestWorker({ backend, variables });
      await use({ url: worker.url, tiles });
      await worker.stop();
      await tiles.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ town }, use) => use(town.url),
});

test.skip(({ backend }) => backend === null, 'needs the embedded backend');
// In one of Playwright's workers, whose tile server the tests share.
test.describe.configure({ mode: 'default' });
test.beforeEach(async ({ page, town }) => {
  town.tiles.fail(null);
  // A loaded machine may take longer than the four seconds that a tile has.
  await page.addInitScript({ content: patience });
});

async function expectStreets(map: Locator) {
  await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  await expect(map.locator('.map-streets canvas')).toBeVisible();
  await expect(map.locator('.map-land')).toHaveCount(0);
}

async function expectDrawnMap(map: Locator) {
  await expect(map.locator('.map-land')).toBeAttached();
  await expect(map.getByText('Borders: U.S. Census Bureau')).toBeVisible();
}

function isOfStreets(url: string): boolean {
  return /street-map|maplibre/.test(url);
}

test('streets take the place of the drawn land, below the same markers', async ({ page }) => {
  await page.goto(search);
  const map = await openMap(page);
  const label = map.getByRole('link', { name: / close together: / });
  const markers = await map.locator('.map-pin').count();
  await expectStreets(map);
  await expect(map.locator('.map-pin')).toHaveCount(markers);
  await label.first().click();
  await expect(map.locator('.map-pin')).not.toHaveCount(markers);
  await expectStreets(map);
  await map.locator('.map-pin[href^="/business/"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/business\//);
});

test('the map of a pin opens at the block of the door', async ({ page, own }) => {
  const owner = await own.createOwner();
  const { id } = await own.createListing({ owner_id: owner.userId, ...austin });
  await openAs(page, owner, `/business-profile/${id}/details`);
  const map = page.getByRole('figure', { name: 'Map with a pin' });
  await map.scrollIntoViewIfNeeded();
  await expectStreets(map);
  await expect(map.locator('.map-scale')).toHaveText('0.1 miles');
});

test('a phone loads no street map until a person opens one or looks at it @phone-only', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => isOfStreets(request.url()) && loaded.push(request.url()));
  await page.goto(search);
  await hydrated(page);
  await settled(page);
  expect(loaded).toEqual([]);
  await openMap(page);
  await expect.poll(() => loaded.length).toBeGreaterThan(1);

  await page.locator('.result').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/business\//);
  const map = page.getByRole('figure').filter({ has: page.getByRole('img', { name: /^Map: / }) });
  // Without the streets of the page before.
  await page.reload();
  await hydrated(page);
  await settled(page);
  await expectDrawnMap(map);
  await map.scrollIntoViewIfNeeded();
  await expectStreets(map);
});

test('who saves data gets a street map by touching one @phone-only', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(search);
  await page.locator('.result').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/business\//);
  const map = page.getByRole('figure').filter({ has: page.getByRole('img', { name: /^Map: / }) });
  await map.scrollIntoViewIfNeeded();
  await settled(page);
  await expectDrawnMap(map);
  await map.tap();
  await expectStreets(map);
});

for (const part of ['all', 'tiles'] as const) {
  const what = part === 'all' ? 'the tile server' : 'each tile';
  test(`while ${what} is frozen, cut or missing, the drawn map stays and its markers work`, async ({
    page,
    town,
  }) => {
    for (const fault of ['frozen', 'cut', 'missing'] as const) {
      await test.step(fault, async () => {
        town.tiles.fail(fault, part);
        const requested = page.waitForRequest(part === 'all' ? /style\.json$/ : /\.pbf$/);
        await page.goto(search);
        const map = await openMap(page);
        await requested;
        if (fault !== 'frozen') await settled(page);
        await expectDrawnMap(map);
        await map.getByRole('button', { name: 'Zoom out' }).click();
        await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
        await map.locator('.map-pin[href^="/business/"]').first().focus();
        await expectDrawnMap(map);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/business\//);
      });
    }
  });
}

test('the drawn map stays when the tiles are empty', async ({ page }) => {
  const answered = page.waitForResponse(/\.pbf$/);
  await page.goto('/?q=coffee&near=chicago');
  const map = await openMap(page);
  await answered;
  await settled(page);
  await expectDrawnMap(map);
});

test('the drawn map returns when a tile fails, until the streets are complete again', async ({
  page,
  town,
}) => {
  await page.goto(search);
  const map = await openMap(page);
  await expectStreets(map);
  town.tiles.fail('missing', 'tiles');
  for (let times = 0; times < 3; times += 1) {
    await map.getByRole('button', { name: 'Zoom in' }).click();
  }
  await expectDrawnMap(map);
  await map.getByRole('button', { name: 'Back to results' }).click();
  await expectStreets(map);
});

test('the policy names the host of the tiles only where street maps are on', async ({
  request,
  town,
  backend,
}) => {
  const policyAt = async (url: string) =>
    (await request.get(url)).headers()['content-security-policy'] ?? '';
  const host = new URL(town.tiles.styleUrl).origin;
  expect(await policyAt(`${town.url}/`)).toContain(host);
  expect(await policyAt(`${backend?.workerUrl}/`)).not.toContain(host);
});
