import type { Font } from './read-font.ts';

/**
 * Returns a function that says what of a text a font can draw: without missing symbols, as of
 * '🍕 Joe’s'; null where letters are missing or nothing is left.
 */
export function createDrawableText(font: Font): (text: string) => string | null {
  return (text) => {
    // Marks are joined with their letters where one character has both; emoji are written with marks of their own.
    const characters = Array.from(text.normalize('NFC').replaceAll(/[\uFE00-\uFE0F\u20E3]/gu, ''));
    const missing = characters.filter((character) => !font.has(character));
    if (missing.some((character) => /[\p{L}\p{M}\p{N}]/u.test(character))) return null;
    const drawn = characters.filter(font.has).join('').replaceAll(/\s+/g, ' ').trim();
    return /[\p{L}\p{N}]/u.test(drawn) ? drawn : null;
  };
}
