import fontFile from '@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf?inline';
import { decodeBase64 } from 'hono/utils/encode';
import { createDrawableText } from './drawable-text.ts';
import { paintSvg, type Picture } from './paint-svg.ts';
import { readFont } from './read-font.ts';
import type { Layer } from './read-png.ts';
import { writePng } from './write-png.ts';

/** The display font. */
const font = readFont(decodeBase64(fontFile.slice(fontFile.indexOf(',') + 1)));

/** Returns what the display font can draw of a text; null where letters are missing. */
export const toDrawable = createDrawableText(font);

type Overlay = { layer: Layer; x: number; y: number };

/** Renders one of our drawings as PNG in its own size, with the display font and a picture over it. */
export function renderPng(svg: string, overlay?: Overlay): Promise<Uint8Array<ArrayBuffer>> {
  const picture = paintSvg(svg, font);
  if (overlay) layOver(picture, overlay);
  return writePng(picture);
}

function layOver({ width, height, pixels }: Picture, { layer, x, y }: Overlay) {
  for (let at = 0; at < layer.pixels.length; at += 4) {
    const [left, top] = [x + ((at / 4) % layer.width), y + Math.floor(at / 4 / layer.width)];
    if (left < 0 || left >= width || top >= height) continue;
    const share = (layer.pixels[at + 3] ?? 0) / 255;
    for (let part = 0; part < 3; part += 1) {
      const below = 3 * (top * width + left) + part;
      const value = pixels[below] ?? 0;
      pixels[below] = value + share * ((layer.pixels[at + part] ?? 0) - value) + 0.5;
    }
  }
}
