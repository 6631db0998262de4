import { decodeEscapes } from '../http/decode-escapes.ts';

/**
 * Returns a path that can be decoded; escapes each '%' of one that cannot. React Router would
 * otherwise write the path, which may contain what the visitor typed, into the log.
 */
export function readablePath(pathname: string): string {
  return decodeEscapes(pathname) === null ? pathname.replaceAll('%', '%25') : pathname;
}
