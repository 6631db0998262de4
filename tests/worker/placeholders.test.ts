import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { coverAddress, drawings } from '#app/components/pictures/cover.tsx';
import { readTable } from '../../supabase/reference/read-table.ts';
import { fetchWorker } from './worker.ts';

const subject = { slug: 'golden-cafe-austin', hue: 28, trade: 'cafes' };

test('every drawing is an SVG file for day and night that browsers keep', async () => {
  for (const drawing of drawings) {
    const response = await fetchWorker(coverAddress(drawing, subject));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    const svg = await response.text();
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).toContain('@media(prefers-color-scheme:dark)');
  }
});

test('the same address draws the same picture, another listing gets another', async () => {
  const read = async (address: string) => (await fetchWorker(address)).text();
  const address = coverAddress('shop', subject);
  expect(await read(address)).toBe(await read(address));
  expect(await read(coverAddress('shop', { ...subject, slug: 'silver-cafe-austin' }))).not.toBe(
    await read(address),
  );
});

/** The path of the icon on the sign of the house. */
async function readSign(trade: string) {
  const svg = await (await fetchWorker(coverAddress('shop', { ...subject, trade }))).text();
  return /<path class="i"[^>]* d="([^"]+)"/.exec(svg)?.[1];
}

test('the sign of every category shows its trade, and of none the one of a bank', async () => {
  const categories = readTable('categories').map(({ slug = '' }) => slug);
  const signs = await Promise.all(categories.map(readSign));
  expect(categories.filter((_, index) => signs[index] === undefined)).toEqual([]);
  const bank = await readSign('banks');
  expect(categories.filter((_, index) => signs[index] === bank)).toEqual(['banks']);
  expect(await readSign('no-such-trade')).toBeUndefined();
});

test('windows are lit where a business is open, by day and by night', async () => {
  const readGlass = async (isOpen: boolean) => {
    const svg = await (await fetchWorker(coverAddress('shop', { ...subject, isOpen }))).text();
    return Array.from(svg.matchAll(/\.own \.g\{fill:(#\w+)\}/g), ([, color = '']) => color);
  };
  const lit = await readGlass(true);
  const dark = await readGlass(false);
  expect(lit.map(brightness).every((light) => light > 180)).toBe(true);
  expect(dark.map(brightness).every((light) => light < 90)).toBe(true);
  expect([lit.length, dark.length]).toEqual([2, 2]);
});

test('each landmark appears on the covers of its own city only', async () => {
  const readLandmark = async (slug: string) => {
    const svg = await (await fetchWorker(coverAddress('city', { slug }))).text();
    return /<g class="mid"[^>]*>(.*?)<\/g>/.exec(svg)?.[1];
  };
  const cities = readTable('metros').map(({ slug = '' }) => slug);
  const shown = await Promise.all(cities.map(readLandmark));
  const landmarks = shown.filter((landmark) => landmark !== '');
  expect(landmarks.length).toBeGreaterThan(5);
  expect(new Set(landmarks).size).toBe(landmarks.length);
  expect(await readLandmark('boise-id')).toBe('');
});

/** The mean of red, green and blue. */
function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  );
  return (red + green + blue) / 3;
}

test('an unsupported drawing or parameter is rejected', async () => {
  expect((await fetchWorker('/art/castle.svg')).status).toBe(404);
  expect((await fetchWorker('/art/shop.png')).status).toBe(404);
  for (const query of ['slug=<script>', 'trade=<b>', 'hue=1e9', 'hue=red', 'open=yes']) {
    const response = await fetchWorker(`/art/shop.svg?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('<svg');
  }
});

test('the map of many states uses a drawing of them that browsers keep', async () => {
  const html = await (await fetchWorker('/?q=pizza')).text();
  const [, address = '', id] = /<use class="map-land" href="([^"#]+)#([^"]+)"/.exec(html) ?? [];
  const response = await fetchWorker(address);
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(response.headers.get('Cache-Control')).toContain('immutable');
  const svg = await response.text();
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).toContain(`<path id="${id}"`);
  expect(await (await fetchWorker('/browse/metro/austin-tx')).text()).toMatch(
    /<path class="map-land" d="M/,
  );
});
