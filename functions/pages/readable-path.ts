import { decodeEscapes } from '../http/decode-escapes.ts';

/**
 * Returns a path that can be decoded; escapes a malformed one. React Router would otherwise log it,
 * with whatever was typed.
 */
export function readablePath(pathname: string): string {
  return decodeEscapes(pathname) === null ? pathname.replaceAll('%', '%25') : pathname;
}
