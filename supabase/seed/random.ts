/** A stream of numbers that is the same for the same seeds, on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from least to most, both included. */
  int: (min: number, max: number) => number;
  chance: (share: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  pickWeighted: <Item extends { weight: number }>(items: readonly Item[]) => Item;
  /** Normally distributed around 0 with a deviation of 1. */
  normal: () => number;
};

/** Makes a stream (sfc32) from a seed and a number within it; neighbours are unrelated. */
export function createRandom(seed: number, index: number): Random {
  let a = seed | 0;
  let b = index | 0;
  let c = 0x9e3779b9;
  let counter = 1;

  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  }
  for (let round = 0; round < 15; round += 1) next();

  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }
  function pick<Item>(items: readonly Item[]): Item {
    return items[int(0, items.length - 1)]!;
  }
  function pickWeighted<Item extends { weight: number }>(items: readonly Item[]): Item {
    let left = next() * items.reduce((sum, item) => sum + item.weight, 0);
    return items.find((item) => (left -= item.weight) < 0) ?? items.at(-1)!;
  }
  function normal(): number {
    // Twelve evens make one bell, and sums are exact everywhere, unlike logarithms.
    let sum = -6;
    for (let count = 0; count < 12; count += 1) sum += next();
    return sum;
  }
  return { next, int, pick, pickWeighted, normal, chance: (share) => next() < share };
}
