import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import { renderToStaticMarkup } from 'react-dom/server';
import { fitText, measureText, SharePicture } from './share-picture.tsx';

const fit = (text: string) => fitText({ text, width: 1000, sizes: [90, 60], maxLines: 2 });

test('a short title is in one line at the largest size', () => {
  expect(fit('Golden Cafe')).toEqual({ size: 90, lines: ['Golden Cafe'] });
});

test('a long one is broken between words, then set smaller, then shortened', () => {
  expect(fit('The business directory for every main street').lines).toHaveLength(2);
  const long = fit('Washington Avenue Association of Independent Booksellers and Printers');
  expect(long.size).toBe(60);
  const endless = fit('Washington Avenue Association '.repeat(6));
  expect(endless.lines).toHaveLength(2);
  expect(endless.lines[1]).toMatch(/…$/);
});

test('no line is wider than the picture, even a single long word', () => {
  for (const text of ['W'.repeat(160), 'Mmmmm '.repeat(20), 'i'.repeat(300), '']) {
    for (const line of fit(text).lines) {
      expect(measureText(line, fit(text).size)).toBeLessThanOrEqual(1060);
    }
  }
});

test('the shop fronts are painted: bright and of many colours, with black nowhere', async () => {
  const drawing = { kicker: 'Cafés in Austin', title: 'Golden Cafe', trade: 'cafes' };
  const svg = renderToStaticMarkup(<SharePicture {...drawing} slug="golden-cafe" hue={28} />);
  const pixels = await drawPixels(svg);
  const areas = new Map<number, number>();
  for (const color of pixels) areas.set(color, (areas.get(color) ?? 0) + 1);
  const visible = 0.0005 * pixels.length;
  const painted = [...areas].filter(([, area]) => area > visible).map(([color]) => color);
  expect(painted.length).toBeGreaterThan(20);
  expect(painted).not.toContain(black);
});

/** Opaque, as a little-endian machine reads red, green, blue and alpha at once. */
const black = 0xff000000;

/** The picture as the Worker's renderer draws it, without the font: a number for each pixel. */
async function drawPixels(svg: string): Promise<Uint32Array> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(readFileSync(wasm));
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return new Uint32Array(pixels.slice().buffer);
}
