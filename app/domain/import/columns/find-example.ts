const longestExample = 40;

/** Returns a cell of a column on one line; '' if all are empty. */
export function findExample(sample: readonly (readonly string[])[], column: number): string {
  const cell = sample.find((row) => row[column]?.trim())?.[column] ?? '';
  return cell.replace(/\s+/g, ' ').trim().slice(0, longestExample);
}
