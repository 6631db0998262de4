/**
 * Truncates a text to `most` UTF-16 units without splitting a surrogate pair, because jsonb rejects
 * lone surrogates.
 */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
