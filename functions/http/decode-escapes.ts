/**
 * Decodes the escapes of a path or a query; null if they are malformed or not UTF-8. A function of
 * its own because the bundler treats `decodeURIComponent` as free of side effects: it removes calls
 * whose value is unused, and with them the error that the call was made for.
 */
export function decodeEscapes(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
