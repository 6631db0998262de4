const delimiters = [',', ';', '\t', '|'];
const linesLookedAt = 50;

/** Returns the delimiter that splits most lines of a file's start into the same number of cells. */
export function guessDelimiter(start: string): string {
  const lines = start
    .replace(/"(?:[^"]|"")*"/g, 'x')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, linesLookedAt);
  let best = { delimiter: ',', lines: 0, cells: 0 };
  for (const delimiter of delimiters) {
    const usual = findMostFrequent(lines.map((line) => line.split(delimiter).length));
    if (usual.value < 2) continue;
    const isBetter =
      usual.times > best.lines || (usual.times === best.lines && usual.value > best.cells);
    if (isBetter) best = { delimiter, lines: usual.times, cells: usual.value };
  }
  return best.delimiter;
}

/** Returns the most frequent number; of equally frequent ones, the largest. */
export function findMostFrequent(numbers: readonly number[]): { value: number; times: number } {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  let best = { value: 0, times: 0 };
  for (const [value, times] of counts) {
    if (times > best.times || (times === best.times && value > best.value)) best = { value, times };
  }
  return best;
}
