const cmapTag = 0x63_6d_61_70;

/**
 * Returns a function that says what of a text a TrueType font can draw: without missing symbols, as of
 * '🍕 Joe’s'; null where letters are missing or nothing is left.
 */
export function createDrawableText(font: Uint8Array): (text: string) => string | null {
  const isDrawn = readCharacters(font);
  return (text) => {
    // Marks are joined with their letters where one character has both; emoji are written with marks of their own.
    const characters = Array.from(text.normalize('NFC').replaceAll(/[\uFE00-\uFE0F\u20E3]/gu, ''));
    const missing = characters.filter((character) => !isDrawn(character));
    if (missing.some((character) => /[\p{L}\p{M}\p{N}]/u.test(character))) return null;
    const drawn = characters.filter(isDrawn).join('').replaceAll(/\s+/g, ' ').trim();
    return /[\p{L}\p{N}]/u.test(drawn) ? drawn : null;
  };
}

/** Reads which characters a font has: the first table of its `cmap`, of segments (format 4). */
function readCharacters(font: Uint8Array): (character: string) => boolean {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const entries = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + 16 * index);
  const entry = entries.find((at) => view.getUint32(at) === cmapTag);
  if (entry === undefined) return () => false;
  const cmap = view.getUint32(entry + 8);
  const table = cmap + view.getUint32(cmap + 8);
  const bytes = view.getUint16(table + 6);
  const segments = Array.from({ length: bytes / 2 }, (_, index) => ({
    first: view.getUint16(table + 16 + bytes + 2 * index),
    last: view.getUint16(table + 14 + 2 * index),
  }));
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return segments.some(({ first, last }) => first <= code && code <= last);
  };
}
