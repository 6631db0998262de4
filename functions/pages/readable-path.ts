import { decodeEscapes } from '../http/decode-escapes.ts';

/**
 * A path that can be decoded: one that cannot is taken letter by letter. React Router would write it
 * into the log otherwise, with whatever somebody typed.
 */
export function readablePath(pathname: string): string {
  return decodeEscapes(pathname) === null ? pathname.replaceAll('%', '%25') : pathname;
}
