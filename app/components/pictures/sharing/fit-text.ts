/** Letter widths of the display face relative to the font size; measured at weight 800. */
const widths: [letters: RegExp, width: number][] = [
  [/[ijl.,'’:;|!·]/, 0.3],
  [/[ftr()\s-]/, 0.4],
  [/[mwMW—@%&]/, 0.92],
  [/[A-Z0-9]/, 0.68],
];
const otherWidth = 0.58;

/** Estimates a text's width in pixels, slightly too wide. */
export function measureText(text: string, size: number): number {
  const parts = Array.from(text, (letter) => {
    return widths.find(([letters]) => letters.test(letter))?.[1] ?? otherWidth;
  });
  return size * parts.reduce((sum, part) => sum + part, 0);
}

type FitInput = { text: string; width: number; sizes: readonly number[]; maxLines: number };

/**
 * Returns the largest size at which a text fits in `maxLines` lines; truncates it if none does.
 */
export function fitText({ text, width, sizes, maxLines }: FitInput) {
  for (const size of sizes) {
    const lines = breakLines(text, width, size);
    if (lines.length <= maxLines) return { size, lines };
  }
  const size = sizes.at(-1) ?? 0;
  const lines = breakLines(text, width, size);
  const last = lines[maxLines - 1]?.replace(/[\s,]*\S{0,2}$/, '') ?? '';
  return { size, lines: [...lines.slice(0, maxLines - 1), `${last}…`] };
}

function breakLines(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((long) => splitWord(long, width, size))) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measureText(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Splits a word that is wider than the picture. */
function splitWord(word: string, width: number, size: number): string[] {
  if (measureText(word, size) <= width) return [word];
  const letters = Array.from(word);
  const fitting = Math.max(1, Math.floor(width / size));
  return Array.from({ length: Math.ceil(letters.length / fitting) }, (_, index) =>
    letters.slice(index * fitting, (index + 1) * fitting).join(''),
  );
}
