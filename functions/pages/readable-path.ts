/**
 * A path that can be decoded: one that cannot is taken letter by letter. React Router would write it
 * into the log otherwise, with whatever somebody typed.
 */
export function readablePath(pathname: string): string {
  try {
    decodeURIComponent(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}
