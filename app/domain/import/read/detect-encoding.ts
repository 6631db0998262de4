import { ImportError, type Source } from './source.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

export type DetectedEncoding = {
  encoding: Encoding;
  /** Display name; Latin-1 is Windows-1252 without its additional characters. */
  label: string;
  /** The number of invalid UTF-8 bytes, which are skipped. */
  badBytes: number;
};

/** Byte statistics of a file. */
type ByteCounts = {
  length: number;
  zerosAtEven: number;
  zerosAtOdd: number;
  /** Occurrences of each byte from 0x80 directly after an ASCII letter. */
  afterLetter: Uint32Array;
  anywhere: Uint32Array;
};

/** Detects a file's encoding from all its bytes. Throws ImportError if it is empty or not text. */
export async function detectEncoding(source: Source): Promise<DetectedEncoding> {
  const counts: ByteCounts = {
    length: 0,
    zerosAtEven: 0,
    zerosAtOdd: 0,
    afterLetter: new Uint32Array(256),
    anywhere: new Uint32Array(256),
  };
  const utf8 = createUtf8Counter();
  let start = new Uint8Array();
  let last = 0;
  for await (const chunk of source.open()) {
    if (counts.length < 4) start = Uint8Array.from([...start, ...chunk.subarray(0, 4)]);
    last = countBytes(counts, chunk, last);
    utf8.push(chunk);
  }
  if (counts.length === 0) throw new ImportError(`${source.name} is empty.`);
  refuseOtherFormats(source.name, start);

  const wide = detectUtf16(counts, start);
  if (wide !== null) return { encoding: wide, label: wide.toUpperCase(), badBytes: 0 };
  if (counts.zerosAtEven + counts.zerosAtOdd > counts.length / 100) {
    throw new ImportError(`${source.name} is not a text file; export it as CSV first.`);
  }
  const { characters, badBytes } = utf8.finish();
  if (badBytes <= characters) return { encoding: 'utf-8', label: 'UTF-8', badBytes };
  return detectSingleByte(counts);
}

function refuseOtherFormats(name: string, start: Uint8Array): void {
  const magic = Array.from(start.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0'));
  const other = {
    d0cf11e0: 'an old Excel file',
    '25504446': 'a PDF',
    '89504e47': 'a picture',
    ffd8ffe0: 'a picture',
    ffd8ffe1: 'a picture',
  }[magic.join('')];
  if (other) throw new ImportError(`${name} is ${other}; save it as .xlsx or CSV first.`);
}

function countBytes(counts: ByteCounts, chunk: Uint8Array, before: number): number {
  let last = before;
  for (const byte of chunk) {
    if (byte === 0) {
      if (counts.length % 2 === 0) counts.zerosAtEven += 1;
      else counts.zerosAtOdd += 1;
    } else if (byte >= 0x80) {
      counts.anywhere[byte] = (counts.anywhere[byte] ?? 0) + 1;
      if (isLetter(last)) counts.afterLetter[byte] = (counts.afterLetter[byte] ?? 0) + 1;
    }
    counts.length += 1;
    last = byte;
  }
  return last;
}

function isLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}

/** Detects UTF-16 by its byte order mark, or because every other byte of English text is zero. */
function detectUtf16(counts: ByteCounts, start: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const many = counts.length * 0.3;
  if (counts.zerosAtOdd > many && counts.zerosAtEven < many / 10) return 'utf-16le';
  if (counts.zerosAtEven > many && counts.zerosAtOdd < many / 10) return 'utf-16be';
  return null;
}

/**
 * á à â ä ã ç é è ê ë í ñ ó ô ö ú û ü and ’ in Mac Roman; few of these bytes occur in words of
 * Windows-1252.
 */
const macLetters = [
  0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8d, 0x8e, 0x8f, 0x90, 0x91, 0x96, 0x97, 0x99, 0x9a, 0x9c, 0x9e,
  0x9f, 0xd5,
];

function detectSingleByte({ afterLetter, anywhere }: ByteCounts): DetectedEncoding {
  const sum = (bytes: Iterable<number>, counts: Uint32Array) =>
    Array.from(bytes).reduce((total, byte) => total + (counts[byte] ?? 0), 0);
  const mac = sum(macLetters, afterLetter);
  // À to ÿ, and ’ at 0x92, which is í in Mac Roman.
  const windows = sum([0x92, ...range(0xc0, 0xd4), ...range(0xd6, 0xff)], afterLetter);
  if (mac > windows) return { encoding: 'macintosh', label: 'Mac Roman', badBytes: 0 };
  const isLatin1 = sum(range(0x80, 0x9f), anywhere) === 0;
  return {
    encoding: 'windows-1252',
    label: isLatin1 ? 'Latin-1' : 'Windows-1252',
    badBytes: 0,
  };
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * Counts multi-byte characters and invalid bytes of a text as UTF-8, byte by byte. One invalid byte
 * in a long text does not mean another encoding.
 */
function createUtf8Counter(): {
  push: (chunk: Uint8Array) => void;
  finish: () => { characters: number; badBytes: number };
} {
  let characters = 0;
  let badBytes = 0;
  /** Bytes that the current character still lacks, and bytes read of it. */
  let missing = 0;
  let begun = 0;

  function push(chunk: Uint8Array): void {
    for (const byte of chunk) {
      if (missing > 0) {
        if ((byte & 0xc0) === 0x80) {
          missing -= 1;
          begun += 1;
          if (missing === 0) characters += 1;
          continue;
        }
        badBytes += begun;
        missing = 0;
      }
      if (byte < 0x80) continue;
      begun = 1;
      missing = countFollowing(byte);
      if (missing === 0) badBytes += 1;
    }
  }

  return {
    push,
    finish: () => ({ characters, badBytes: badBytes + (missing > 0 ? begun : 0) }),
  };
}

function countFollowing(first: number): number {
  if (first >= 0xc2 && first <= 0xdf) return 1;
  if (first >= 0xe0 && first <= 0xef) return 2;
  if (first >= 0xf0 && first <= 0xf4) return 3;
  return 0;
}
