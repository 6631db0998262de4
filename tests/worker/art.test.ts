import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { coverAddress, drawings } from '#app/components/pictures/cover-address.ts';
import { ask } from './worker.ts';

const subject = { slug: 'golden-cafe-austin', name: '“élan” Café', hue: 28 };

test('every drawing is an SVG file for day and night that browsers keep', async () => {
  for (const drawing of drawings) {
    const response = await ask(coverAddress(drawing, subject));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    const svg = await response.text();
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).toContain('@media(prefers-color-scheme:dark)');
  }
});

test('the same address draws the same picture, another listing gets another', async () => {
  const read = async (address: string) => (await ask(address)).text();
  const address = coverAddress('shop', subject);
  expect(await read(address)).toBe(await read(address));
  expect(await read(coverAddress('shop', { ...subject, slug: 'silver-cafe-austin' }))).not.toBe(
    await read(address),
  );
});

test('the sign has the first letter of the name', async () => {
  const svg = await (await ask('/art/shop.svg?slug=golden-cafe-austin&hue=28&letter=É')).text();
  expect(JSON.stringify(new XMLParser().parse(svg))).toContain('"É"');
});

test('what nobody draws is refused', async () => {
  expect((await ask('/art/castle.svg')).status).toBe(404);
  expect((await ask('/art/shop.png')).status).toBe(404);
  for (const query of ['slug=<script>', 'letter=<b>', 'hue=1e9', 'hue=red']) {
    const response = await ask(`/art/shop.svg?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('<svg');
  }
});

test('the map of many states uses a drawing of them that browsers keep', async () => {
  const html = await (await ask('/?q=pizza')).text();
  const [, address = '', id] = /<use class="map-land" href="([^"#]+)#([^"]+)"/.exec(html) ?? [];
  const response = await ask(address);
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(response.headers.get('Cache-Control')).toContain('immutable');
  const svg = await response.text();
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).toContain(`<path id="${id}"`);
  expect(await (await ask('/browse/metro/austin-tx')).text()).toMatch(
    /<path class="map-land" d="M/,
  );
});
