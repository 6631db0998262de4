/**
 * A path or a query with its escapes decoded, or null where they spell no text. The bundler takes
 * `decodeURIComponent` for a function without effects and removes a call whose value nobody reads, and
 * with it the error that the call was made for.
 */
export function decodeEscapes(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
