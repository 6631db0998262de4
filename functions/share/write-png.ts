import type { Picture } from './paint-svg.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Eight bits; red, green and blue, or with opacity. */
const formats = { 3: [8, 2, 0, 0, 0], 4: [8, 6, 0, 0, 0] };

/** Writes a picture as PNG, each of whose lines is stored as it is. */
export async function writePng({
  width,
  height,
  pixels,
}: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const channels = pixels.length === 3 * width * height ? 3 : 4;
  const row = channels * width;
  const lines = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    lines.set(pixels.subarray(row * y, row * (y + 1)), (row + 1) * y + 1);
  }
  const packed = new Blob([lines]).stream().pipeThrough(new CompressionStream('deflate'));
  const data = new Uint8Array(await new Response(packed).arrayBuffer());
  const size = new DataView(new ArrayBuffer(8));
  size.setUint32(0, width);
  size.setUint32(4, height);
  const head = [...new Uint8Array(size.buffer), ...formats[channels]];
  const parts = [signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', [])];
  return new Uint8Array(await new Blob(parts.map((part) => Uint8Array.from(part))).arrayBuffer());
}

function chunk(type: string, data: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, checksum(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** CRC-32 as PNG has it. */
function checksum(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
