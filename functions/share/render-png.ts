import { Resvg, initWasm } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import { decodeBase64 } from 'hono/utils/encode';
import { createDrawableText } from './drawable-text.ts';
import font from '@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf?inline';

let isReady = false;
const fontBytes = decodeBase64(font.slice(font.indexOf(',') + 1));

/** Returns what the display font can draw of a text; null where letters are missing. */
export const toDrawable = createDrawableText(fontBytes);

/** Renders an SVG as PNG in its own size, with the display font; takes some 100 ms. */
export async function renderPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!isReady) {
    // Does not wait: the module is already compiled.
    await initWasm(wasm);
    isReady = true;
  }
  const drawing = new Resvg(svg, {
    font: {
      fontBuffers: [fontBytes],
      defaultFontFamily: 'Bricolage Grotesque',
      loadSystemFonts: false,
    },
  });
  const image = drawing.render();
  const png = new Uint8Array(image.asPng());
  image.free();
  drawing.free();
  return png;
}
