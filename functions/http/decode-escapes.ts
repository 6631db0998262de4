/**
 * Decodes the escapes of a path or query; null if they are malformed. The bundler considers
 * `decodeURIComponent` free of side effects and removes calls with an unused result, and with them
 * the error that the call was made for.
 */
export function decodeEscapes(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Returns a path that can be decoded; escapes a malformed one. React Router would otherwise log it,
 * with whatever was typed.
 */
export function readablePath(pathname: string): string {
  return decodeEscapes(pathname) === null ? pathname.replaceAll('%', '%25') : pathname;
}
