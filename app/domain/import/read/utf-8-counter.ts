/**
 * Counts multi-byte characters and invalid bytes of a text as UTF-8, byte by byte. One invalid byte
 * in a long text does not mean another encoding.
 */
export function createUtf8Counter(): {
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
