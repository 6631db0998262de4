import fontFile from '@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf?inline';
import { decodeBase64 } from 'hono/utils/encode';
import { createDrawableText } from './drawable-text.ts';
import { paintSvg } from './paint-svg.ts';
import { readFont } from './read-font.ts';
import { writePng } from './write-png.ts';

/** The display font. */
const font = readFont(decodeBase64(fontFile.slice(fontFile.indexOf(',') + 1)));

/** Returns what the display font can draw of a text; null where letters are missing. */
export const toDrawable = createDrawableText(font);

/** Renders one of our drawings as PNG in its own size, with the display font. */
export function renderPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return writePng(paintSvg(svg, font));
}
