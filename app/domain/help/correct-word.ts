/**
 * How many typing errors are corrected in a word of at least so many letters; shorter words are too
 * ambiguous.
 */
const forgiven = [
  { letters: 8, edits: 2 },
  { letters: 4, edits: 1 },
];

/**
 * Returns the known word that was meant: the nearest one, or the one with the nearest prefix. A
 * prefix of a known word, and a word that resembles none, is returned unchanged.
 */
export function correctWord(typed: string, ours: ReadonlySet<string>): string {
  const maxEdits = forgiven.find(({ letters }) => typed.length >= letters)?.edits ?? 0;
  const words = [...ours];
  if (maxEdits === 0 || words.some((word) => word.startsWith(typed))) return typed;
  return (
    findNearest(words, (word) => countEdits(typed, word)) ?? findNearest(words, fromStart) ?? typed
  );

  function fromStart(word: string): number {
    return countEdits(typed, word.slice(0, typed.length));
  }

  function findNearest(of: string[], count: (word: string) => number): string | undefined {
    const near = of.map((word) => ({ word, edits: count(word) }));
    return near.filter(({ edits }) => edits <= maxEdits).toSorted((a, b) => a.edits - b.edits)[0]
      ?.word;
  }
}

/**
 * Returns the optimal string alignment distance of two words: letters missing, added, replaced, or
 * swapped with their neighbor.
 */
export function countEdits(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const present = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      present[column] = Math.min(
        at(last, column) + 1,
        at(present, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, present];
  }
  return at(last, other.length);
}

function at(counts: readonly number[], column: number): number {
  return counts[column] ?? Infinity;
}
