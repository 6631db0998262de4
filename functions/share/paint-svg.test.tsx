import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { SharePicture } from '#app/components/pictures/sharing/share-picture.tsx';
import { paintSvg } from './paint-svg.ts';
import { readFont } from './read-font.ts';
import { writePng } from './write-png.ts';

const { resolve } = createRequire(import.meta.url);
const file =
  '@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf';
const fontBytes = readFileSync(resolve(file));
const font = readFont(fontBytes);

beforeAll(() => initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/** Returns how many pixels of a thousand look different when resvg draws the picture. */
function countDifferent(svg: string): number {
  const { pixels, width, height } = paintSvg(svg, font);
  // Letters are set without kerning.
  const unkerned = svg.replaceAll('<text', '<text kerning="0"');
  const theirs = new Resvg(unkerned, {
    font: { loadSystemFonts: false, fontBuffers: [fontBytes] },
  });
  const expected = theirs.render().pixels;
  let different = 0;
  for (let at = 0; at < width * height; at += 1) {
    const isFar = (part: number) =>
      Math.abs((pixels[3 * at + part] ?? 0) - (expected[4 * at + part] ?? 0)) > 40;
    if (isFar(0) || isFar(1) || isFar(2)) different += 1;
  }
  return (1_000 * different) / (width * height);
}

test.each(['cafes', 'restaurants', 'plumbers', 'dentists', 'hotels', 'bookstores', ''])(
  'the picture of %s is painted as resvg paints it, with its texts',
  (trade) => {
    const texts = {
      kicker: 'Cafés & Coffee in Austin, TX',
      title: 'AV’s "Tattoo" <Wave> & Joe\'s Grill',
    };
    for (const slug of ['golden-cafe', 'main-street-7']) {
      const svg = renderToStaticMarkup(
        <SharePicture {...texts} trade={trade} slug={slug} hue={28} />,
      );
      expect(countDifferent(svg)).toBeLessThan(0.3);
    }
  },
);

test('the shop fronts are bright and of many colors, with black nowhere', () => {
  const drawing = { kicker: 'Cafés in Austin', title: 'Golden Cafe', trade: 'cafes' };
  const svg = renderToStaticMarkup(<SharePicture {...drawing} slug="golden-cafe" hue={28} />);
  const { pixels } = paintSvg(svg, { ...font, draw: () => ({ path: '', advance: 0 }) });
  const areas = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const color = (red << 16) | (green << 8) | blue;
    areas.set(color, (areas.get(color) ?? 0) + 1);
  }
  const visible = (0.0005 * pixels.length) / 3;
  const painted = [...areas].filter(([, area]) => area > visible).map(([color]) => color);
  expect(painted.length).toBeGreaterThan(20);
  expect(painted).not.toContain(0);
});

test('each letter of the display font is painted as resvg paints it', () => {
  const letters = Array.from({ length: 0x17f }, (_, code) => String.fromCodePoint(code));
  const drawn = [...letters, '’', '“', '”', '…', '—'].filter(
    (letter) => /[^\s<>&"']/.test(letter) && font.has(letter),
  );
  expect(drawn.length).toBeGreaterThan(250);
  const texts = drawn.map((letter, index) => {
    const at = `x="${20 + 60 * (index % 19)}" y="${50 + 40 * Math.floor(index / 19)}"`;
    return `<text ${at} font-family="Bricolage Grotesque" font-size="36" fill="#2a211b">${letter}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="700"><path fill="#ffffff" d="M0 0H1200V700H0z"/>${texts.join('')}</svg>`;
  expect(countDifferent(svg)).toBeLessThan(0.3);
});

test('curves, arcs and shortened commands are painted as resvg paints them', () => {
  const paths = [
    'M10 80C40 10 65 10 95 80S150 150 180 80',
    'm200 80q40-70 80 0t80 0',
    'M400 100a30 50-30 0 1 50-25l50-25a25 25 0 10-50 25z',
    'M600 60h80v1e1h-80zm20 30 10 10-20 5z',
    'M800 20V90A50 45 10 10890 80',
  ];
  const drawn = paths.map((d) => `<path fill="#bb3a1a" d="${d}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="200"><path fill="#ffffff" d="M0 0H1000V200H0z"/>${drawn.join('')}</svg>`;
  expect(countDifferent(svg)).toBeLessThan(0.3);
});

test('a picture is written as PNG that other programs read', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><path fill="#102030" d="M0 0H1V1H0z"/></svg>';
  const png = await writePng(paintSvg(svg, font));
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const read = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><image href="${href}" width="3" height="2" image-rendering="optimizeSpeed"/></svg>`,
  );
  const { pixels } = read.render();
  expect(Array.from(pixels.slice(0, 8))).toEqual([16, 32, 48, 255, 255, 255, 255, 255]);
});
