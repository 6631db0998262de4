/** The characters of a text, as PostgreSQL counts them. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
