import { Resvg, initWasm } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import { decodeBase64 } from 'hono/utils/encode';
import font from '@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf?inline';

let isReady = false;
let fontBytes: Uint8Array | undefined;

/** Renders an SVG as a PNG of its own size, with the display font; takes about 100 ms. */
export async function renderPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!isReady) {
    // No I/O in this await: the Module is already compiled.
    await initWasm(wasm);
    isReady = true;
  }
  fontBytes ??= decodeBase64(font.slice(font.indexOf(',') + 1));
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
