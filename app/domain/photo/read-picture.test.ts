import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isHeic, readPicture } from './read-picture.ts';

const gray = { create: { width: 640, height: 427, channels: 3, background: '#888' } } as const;

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s reports its type and size',
  async (type) => {
    const bytes = await sharp(gray).toFormat(type).toBuffer();
    const expected = { type: `image/${type}`, width: 640, height: 427 };
    expect(readPicture(bytes)).toEqual(expected);
  },
);

test('each kind of WebP says its size', async () => {
  for (const options of [{ lossless: true }, { quality: 50 }]) {
    const bytes = await sharp(gray).webp(options).withMetadata({ density: 72 }).toBuffer();
    expect(readPicture(bytes)).toMatchObject({ width: 640, height: 427 });
  }
});

test('the size is behind what a camera wrote before the picture', async () => {
  const bytes = await sharp(gray)
    .jpeg({ progressive: true })
    .withExif({ IFD0: { Copyright: 'x'.repeat(20_000) } })
    .toBuffer();
  expect(readPicture(bytes)).toEqual({ type: 'image/jpeg', width: 640, height: 427 });
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><title>x</title>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'],
  ['the name of a JPEG without one', '\u00ff\u00d8\u00ff\u00e0'],
  [
    'a picture without a height',
    'RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\u009d\u0001\u002a\u0010\0\0\0',
  ],
  ['a film', '\0\0\0\u0018ftypisom\0\0\0\0isomiso2'],
])('%s is no picture', (_what, text) => {
  expect(readPicture(Buffer.from(text, 'latin1'))).toBeNull();
});

test('the kind that phones of one make use is recognized', () => {
  expect(isHeic(Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'))).toBe(true);
  expect(isHeic(Buffer.from('\0\0\0\u0018ftypavif\0\0\0\0avifmif1', 'latin1'))).toBe(false);
  expect(isHeic(Buffer.from('short'))).toBe(false);
});
