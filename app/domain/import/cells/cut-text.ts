/**
 * The beginning of a text, at most so many UTF-16 units long. No character is cut in two: jsonb
 * refuses half of one.
 */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
