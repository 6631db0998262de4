import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SharePicture } from './share-picture.tsx';

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
