/** Returns a text's length in code points, as PostgreSQL counts characters. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
