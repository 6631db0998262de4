const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Bytes of a pixel by the color type of PNG. */
const channelsOf: Record<number, number> = { 2: 3, 6: 4 };

/** Red, green, blue and opacity of each pixel, from the top. */
export type Layer = { width: number; height: number; pixels: Uint8Array<ArrayBuffer> };

/**
 * Decodes a PNG as a browser's canvas writes it: eight bits, true color, not interlaced.
 * @returns null if it is another file, damaged, or larger than `maxPixels`
 */
export async function readPng(bytes: Uint8Array, maxPixels: number): Promise<Layer | null> {
  if (bytes.length < 33 || !signature.every((byte, at) => bytes[at] === byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const channels = channelsOf[bytes[25] ?? 0];
  const isUsual = bytes[24] === 8 && bytes[26] === 0 && bytes[27] === 0 && bytes[28] === 0;
  if (channels === undefined || !isUsual || width * height > maxPixels) return null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const type = String.fromCodePoint(...bytes.subarray(at + 4, at + 8));
    if (at + 12 + length > bytes.length || type === 'IEND') break;
    if (type === 'IDAT') parts.push(Uint8Array.from(bytes.subarray(at + 8, at + 8 + length)));
    at += 12 + length;
  }
  const lines = await inflate(parts, height * (width * channels + 1));
  return lines && { width, height, pixels: toPixels(lines, { width, height, channels }) };
}

/** Returns exactly `size` bytes; null if there are fewer or more, so that no bomb is unpacked. */
async function inflate(parts: Uint8Array<ArrayBuffer>[], size: number) {
  const all = new Uint8Array(size);
  let at = 0;
  try {
    const packed = new Blob(parts).stream().pipeThrough(new DecompressionStream('deflate'));
    for await (const chunk of packed as unknown as AsyncIterable<Uint8Array>) {
      if (at + chunk.length > size) return null;
      all.set(chunk, at);
      at += chunk.length;
    }
  } catch {
    return null;
  }
  return at === size ? all : null;
}

type Shape = { width: number; height: number; channels: number };

/** Undoes the filter of each line (PNG, 9). */
function toPixels(lines: Uint8Array, { width, height, channels }: Shape) {
  const row = width * channels;
  const pixels = new Uint8Array(4 * width * height).fill(255);
  let above = new Uint8Array(row);
  for (let y = 0; y < height; y += 1) {
    const start = y * (row + 1);
    const line = new Uint8Array(lines.subarray(start + 1, start + 1 + row));
    for (let x = 0; x < row; x += 1) {
      const left = line[x - channels] ?? 0;
      const up = above[x] ?? 0;
      const corner = above[x - channels] ?? 0;
      line[x] = (line[x] ?? 0) + predict(lines[start] ?? 0, left, up, corner);
    }
    for (let x = 0; x < width; x += 1) {
      pixels.set(line.subarray(x * channels, (x + 1) * channels), 4 * (y * width + x));
    }
    above = line;
  }
  return pixels;
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const estimate = left + up - corner;
  const toLeft = Math.abs(estimate - left);
  const toUp = Math.abs(estimate - up);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
