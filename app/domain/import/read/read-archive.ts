import { ImportError, type Source } from './source.ts';

export type Entry = { path: string; packed: Uint8Array<ArrayBuffer>; isDeflated: boolean };

/** A zip archive in memory: a spreadsheet, or tables in a folder. */
export type Archive = { name: string; entries: readonly Entry[] };

/** What an archive may need in memory; larger tables come as CSV, which streams. */
const maxUnpackedBytes = 200_000_000;
/** As in Apache POI: spreadsheets compress to a tenth or so, hardly ever to a hundredth. */
const maxRatio = 100;
/** Small entries may compress better. */
const bytesBeforeRatio = 100_000;
/**
 * Opens a file that is a zip archive; null if it is none.
 * @throws ImportError for a file that is damaged
 */
export async function openArchive(source: Source): Promise<Archive | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of source.open()) {
    const isZip = chunks.length > 0 || [0x50, 0x4b, 3, 4].every((byte, at) => chunk[at] === byte);
    if (!isZip) return null;
    chunks.push(new Uint8Array(chunk));
  }
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return bytes.length === 0
    ? null
    : { name: source.name, entries: [...findEntries(source.name, bytes)] };
}

/** Returns whether an archive is a spreadsheet. */
export function isSpreadsheet({ name, entries }: Archive): boolean {
  return name.endsWith('.xlsx') || entries.some(({ path }) => path.startsWith('xl/'));
}

/**
 * Returns the largest table in an archive.
 * @throws ImportError if it has none
 */
export function findTable({ name, entries }: Archive): Source {
  const tables = entries.filter(({ path }) =>
    /^(?!__MACOSX).*\.(csv|tsv|txt|json|geojson|jsonl|ndjson)$/i.test(path),
  );
  const [largest] = tables.toSorted((a, b) => b.packed.length - a.packed.length);
  if (largest === undefined)
    throw new ImportError(`${name} holds no table: no .csv, .json or .xlsx.`);
  return {
    name: largest.path.split('/').at(-1) ?? largest.path,
    open: () => unpack(name, largest, createBudget(name)),
  };
}

/** Yields the entries of an archive's central directory. */
function* findEntries(name: string, bytes: Uint8Array<ArrayBuffer>): Generator<Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    let end = bytes.length - 22;
    while (view.getUint32(end, true) !== 0x06054b50) end -= 1;
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 8, true); left > 0; left -= 1) {
      const pathStart = at + 46;
      const pathEnd = pathStart + view.getUint16(at + 28, true);
      const path = new TextDecoder().decode(bytes.subarray(pathStart, pathEnd));
      const local = view.getUint32(at + 42, true);
      const start =
        local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const packed = bytes.subarray(start, start + view.getUint32(at + 20, true));
      const isDeflated = view.getUint16(at + 10, true) === 8;
      yield { path, packed, isDeflated };
      at = pathEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch (error) {
    if (error instanceof RangeError) throw new ImportError(toDamaged(name));
    throw error;
  }
}

/** Counts what is unpacked of a file, whatever the archive says of its sizes. */
export type Budget = (entry: Entry, size: number, chunk: number) => void;

export function createBudget(name: string): Budget {
  let total = 0;
  return ({ packed }, size, chunk) => {
    total += chunk;
    const isPacked = size > bytesBeforeRatio && size > packed.length * maxRatio;
    if (isPacked || total > maxUnpackedBytes) {
      throw new ImportError(`${name} unpacks to too much data. Save its table as CSV.`);
    }
  };
}

/**
 * Unpacks an entry piece by piece.
 * @throws ImportError for a file that is damaged or unpacks to too much
 */
export async function* unpack(
  name: string,
  entry: Entry,
  count: Budget,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { packed, isDeflated } = entry;
  if (!isDeflated) {
    yield packed;
    return;
  }
  let size = 0;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  // Safari cannot iterate over a stream.
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new ImportError(toDamaged(name));
      });
      if (done) return;
      size += value.length;
      count(entry, size, value.length);
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => null);
  }
}

function toDamaged(name: string): string {
  return `${name} cannot be unpacked: the file is damaged.`;
}
