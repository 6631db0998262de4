import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureType } from './read-picture.ts';
import { stripMetadata } from './strip-metadata.ts';

const noise = { create: { width: 64, height: 48, channels: 3, background: '#888' } } as const;
const secrets = {
  exif: { IFD0: { Copyright: 'Spyphone' }, IFD3: { GPSLatitude: '30/1 16/1 2/1' } },
  xmp: '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>Spyphone</rdf></x:xmpmeta>',
};
const withSecrets = () =>
  sharp({
    ...noise,
    create: { ...noise.create, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .withExif(secrets.exif)
    .withXmp(secrets.xmp)
    .withIccProfile('p3');

/** As a program that writes a comment, and what a phone puts behind a picture. */
function mark(file: Buffer, at: number, part: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Buffer.concat([file.subarray(0, at), part, file.subarray(at), Buffer.from('Spyphone')]),
  );
}

const comment = Buffer.from('\u00ff\u00fe\0\u000aSpyphone', 'latin1');
const chunk = (name: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from(`${name}Spyphone`), Buffer.alloc(4)]);

const files: [PictureType, string, () => Promise<Uint8Array<ArrayBuffer>>][] = [
  ['image/jpeg', 'a JPEG', async () => mark(await withSecrets().jpeg().toBuffer(), 2, comment)],
  [
    'image/jpeg',
    'a progressive JPEG',
    async () => mark(await withSecrets().jpeg({ progressive: true }).toBuffer(), 2, comment),
  ],
  ['image/png', 'a PNG', async () => mark(await withSecrets().png().toBuffer(), 33, chunk('tEXt'))],
  ['image/webp', 'a WebP', async () => mark(await withSecrets().webp().toBuffer(), 1e9, comment)],
];

test.each(files)(
  '%s: %s loses what was written beside it, and looks the same',
  async (type, _what, make) => {
    const file = await make();
    expect(Buffer.from(file).includes('Spyphone')).toBe(true);
    const stripped = stripMetadata(file, type)!;
    expect(Buffer.from(stripped).includes('Spyphone')).toBe(false);
    const { exif, xmp, icc, width } = await sharp(stripped, { failOn: 'warning' }).metadata();
    expect({ exif, xmp, width, hasColors: icc !== undefined }).toEqual({
      exif: undefined,
      xmp: undefined,
      width: 64,
      hasColors: true,
    });
    const pixels = (bytes: Uint8Array) => sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
    expect((await pixels(stripped)).equals(await pixels(file))).toBe(true);
  },
);

test('an AVIF with metadata is not served, one without is', async () => {
  const bare = new Uint8Array(await sharp(noise).avif().toBuffer());
  expect(stripMetadata(bare, 'image/avif')).toBe(bare);
  const marked = new Uint8Array(await sharp(noise).avif().withExif(secrets.exif).toBuffer());
  expect(stripMetadata(marked, 'image/avif')).toBeNull();
});

test.each(files)('%s: %s that ends early is not served', async (type, _what, make) => {
  const file = await make();
  for (let length = 12; length < file.length / 2; length += 97) {
    expect(stripMetadata(file.slice(0, length), type)).toBeNull();
  }
});
