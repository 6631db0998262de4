import { type PictureType, textAt } from './read-picture.ts';

/** A part of a file to keep: from, and up to. */
type Part = [from: number, to: number];

/** What a decoder needs besides the picture itself: colors, transparency, density, animation. */
const keptParts = {
  jpeg: /^(?:JFIF\0|ICC_PROFILE\0|Adobe)/,
  png: /^(?:[A-Z]|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)/,
  webp: /^(?:VP8[ LX]|ALPH|ANIM|ANMF|ICCP)/,
};

/** An item of AVIF with Exif, XMP or another text. */
const avifMetadata = /infe[^]{8,10}(?:Exif|mime|uri )/;

/**
 * Returns a picture without what cameras and programs write beside it (place, time, device,
 * comments, thumbnails), or behind its end. An orientation goes, too: ours are stored upright.
 * @returns null if it ends too early, or is an AVIF with metadata, whose parts refer to each other
 *   by position; our screens store none
 */
export function stripMetadata(
  bytes: Uint8Array<ArrayBuffer>,
  type: PictureType,
): Uint8Array<ArrayBuffer> | null {
  if (type === 'image/avif') {
    return avifMetadata.test(new TextDecoder('latin1').decode(bytes)) ? null : bytes;
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (type === 'image/webp') return stripWebp(bytes, view);
    return join(bytes, type === 'image/png' ? findPngParts(view) : findJpegParts(bytes, view));
  } catch (error) {
    // The bytes end before the picture does.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function* findPngParts(view: DataView): Generator<Part> {
  yield [0, 8];
  let kind = '';
  for (let at = 8; kind !== 'IEND';) {
    kind = textAt(view, at + 4, 4);
    const end = at + 12 + view.getUint32(at);
    if (keptParts.png.test(kind)) yield [at, end];
    at = end;
  }
}

/** Segments before, between and behind the scans of a progressive picture, and the scans. */
function* findJpegParts(bytes: Uint8Array, view: DataView): Generator<Part> {
  yield [0, 2];
  let at = 2;
  while (view.getUint8(at + 1) !== 0xd9) {
    const marker = view.getUint8(at + 1);
    const isFill = marker === 0xff;
    let end = isFill ? at + 1 : at + 2 + view.getUint16(at + 2);
    if (marker === 0xda) end = findScanEnd(bytes, view, end);
    const isOurs = marker >= 0xe0 && marker <= 0xef;
    const isKept = isOurs ? keptParts.jpeg.test(textAt(view, at + 4, 12)) : marker !== 0xfe;
    if (isKept && !isFill) yield [at, end];
    at = end;
  }
  yield [at, at + 2];
}

/** Within a scan, 0xFF is followed by 0 or a restart marker. */
function findScanEnd(bytes: Uint8Array, view: DataView, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = view.getUint8(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new RangeError('The scan has no end');
}

function stripWebp(bytes: Uint8Array<ArrayBuffer>, view: DataView): Uint8Array<ArrayBuffer> {
  const parts: Part[] = [[0, 12]];
  const end = 8 + view.getUint32(4, true);
  for (let at = 12; at < end;) {
    const size = view.getUint32(at + 4, true);
    const next = at + 8 + size + (size % 2);
    if (keptParts.webp.test(textAt(view, at, 4))) parts.push([at, next]);
    at = next;
  }
  const stripped = join(bytes, parts);
  const head = new DataView(stripped.buffer);
  head.setUint32(4, stripped.length - 8, true);
  // The extended header says whether there are Exif (8) and XMP (4).
  if (textAt(head, 12, 4) === 'VP8X') head.setUint8(20, head.getUint8(20) & ~12);
  return stripped;
}

function join(bytes: Uint8Array, found: Iterable<Part>): Uint8Array<ArrayBuffer> {
  const parts = Array.from(found, ([from, to]) => bytes.subarray(from, to));
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
