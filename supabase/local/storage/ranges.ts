/** First and last byte, inclusive. */
export type Range = { start: number; end: number };

/**
 * Parses a Range header (RFC 9110, section 14.1.2).
 * @returns null for the whole (no range, several, or another unit than bytes), 'unsatisfiable' for
 * one beyond the end
 */
export function readRange(
  header: string | undefined,
  size: number,
): Range | null | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const count = Math.min(Number(last), size);
    return count === 0 ? 'unsatisfiable' : { start: size - count, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
