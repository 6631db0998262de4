export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';

/** A picture's type by its content, and its size in pixels before any rotation to upright. */
export type PictureHead = { type: PictureType; width: number; height: number };

/**
 * Reads type and size from the first bytes of a file, without decoding it and regardless of its
 * name. 64 kB are enough unless a camera wrote more before the picture.
 * @returns null if it is none of the four types or its size is missing
 */
export function readPicture(bytes: Uint8Array): PictureHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readPng(view) ?? readJpeg(view) ?? readWebp(view) ?? readAvif(view);
  } catch (error) {
    // The bytes end before the size.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Returns whether it is Apple's HEIC, which most browsers cannot decode. */
export function isHeic(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 12 || textAt(view, 4, 4) !== 'ftyp') return false;
  return ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].includes(
    textAt(view, 8, 4),
  );
}

function readPng(view: DataView): PictureHead | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null;
  return found('image/png', view.getUint32(16), view.getUint32(20));
}

/** Skips segments until the one that starts the picture. */
function readJpeg(view: DataView): PictureHead | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isStart = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isStart) return found('image/jpeg', view.getUint16(at + 7), view.getUint16(at + 5));
    // Fill bytes have no length field.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function readWebp(view: DataView): PictureHead | null {
  if (textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 4) !== 'WEBP') return null;
  const kind = textAt(view, 12, 4);
  if (kind === 'VP8X') return found('image/webp', uint24(view, 24) + 1, uint24(view, 27) + 1);
  if (kind === 'VP8 ') {
    return found(
      'image/webp',
      view.getUint16(26, true) & 0x3fff,
      view.getUint16(28, true) & 0x3fff,
    );
  }
  if (kind !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return found('image/webp', (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

/** Returns the largest size in its properties, because tiles and thumbnails have sizes too. */
function readAvif(view: DataView): PictureHead | null {
  if (textAt(view, 4, 4) !== 'ftyp' || !['avif', 'avis'].includes(textAt(view, 8, 4))) return null;
  let [width, height] = [0, 0];
  for (let at = 12; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint8(at) !== 0x69 || textAt(view, at, 4) !== 'ispe') continue;
    width = Math.max(width, view.getUint32(at + 8));
    height = Math.max(height, view.getUint32(at + 12));
  }
  return found('image/avif', width, height);
}

function found(type: PictureType, width: number, height: number): PictureHead | null {
  return width > 0 && height > 0 ? { type, width, height } : null;
}

export function textAt(view: DataView, at: number, length: number): string {
  let text = '';
  for (let place = at; place < at + length; place += 1) {
    text += String.fromCharCode(view.getUint8(place));
  }
  return text;
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
