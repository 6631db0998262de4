import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, expect, test } from 'vitest';
import { readPng } from './read-png.ts';
import { writePng } from './write-png.ts';

const { resolve } = createRequire(import.meta.url);
beforeAll(() => initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'))));

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64">
  <defs><linearGradient id="g"><stop stop-color="#c00"/><stop offset="1" stop-color="#00c"/></linearGradient></defs>
  <circle cx="48" cy="32" r="30" fill="url(#g)"/><path d="M0 0l96 64" stroke="#0a0" stroke-opacity=".4" stroke-width="7"/>
</svg>`;

const draw = () => new Resvg(svg).render();
const blue = Uint8Array.of(0, 0, 255, 128);

test('a picture with every filter of lines is read dot by dot, and written with its opacity', async () => {
  const rendered = draw();
  const read = await readPng(rendered.asPng(), 96 * 64);
  const solid = (pixels: Uint8Array) => pixels.filter((_, at) => (pixels[at | 3] ?? 0) === 255);
  expect(solid(read!.pixels)).toEqual(solid(rendered.pixels));
  expect(await readPng(await writePng(read!), 96 * 64)).toEqual(read);
});

test('data after the picture, or in its other chunks, is not read', async () => {
  const dot = { width: 1, height: 1, pixels: blue };
  const file = await writePng(dot);
  const more = Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]);
  expect(await readPng(more, 1)).toEqual(dot);
});

test.each<[string, (file: Buffer) => Buffer]>([
  ['another file', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(80))],
  ['a file that ends early', (file) => file.subarray(0, 50)],
  ['one whose dots are damaged', (file) => Buffer.from(file).fill(7, 41, 60)],
  ['one that is interlaced', (file) => Buffer.from(file).fill(1, 28, 29)],
  ['one that says it is larger', (file) => Buffer.from(file).fill(9, 18, 20)],
  ['one that unpacks to more than it says', (file) => bomb(file)],
])('%s is no picture', async (_what, change) => {
  const file = Buffer.from(
    await writePng({ width: 2, height: 1, pixels: Uint8Array.of(...blue, ...blue) }),
  );
  expect(await readPng(change(file), 10_000)).toBeNull();
});

/** A picture of a few dots with 50 MB of them. */
function bomb(file: Buffer): Buffer {
  const data = deflateSync(Buffer.alloc(50_000_000));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  return Buffer.concat([file.subarray(0, 33), size, Buffer.from('IDAT'), data, Buffer.alloc(4)]);
}
