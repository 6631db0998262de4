import { countEdits } from './count-edits.ts';

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
  const most = forgiven.find(({ letters }) => typed.length >= letters)?.edits ?? 0;
  const words = [...ours];
  if (most === 0 || words.some((word) => word.startsWith(typed))) return typed;
  return (
    findNearest(words, (word) => countEdits(typed, word)) ?? findNearest(words, fromStart) ?? typed
  );

  function fromStart(word: string): number {
    return countEdits(typed, word.slice(0, typed.length));
  }

  function findNearest(of: string[], count: (word: string) => number): string | undefined {
    const near = of.map((word) => ({ word, edits: count(word) }));
    return near.filter(({ edits }) => edits <= most).toSorted((a, b) => a.edits - b.edits)[0]?.word;
  }
}
