/** The sign-in screen that leads back to this path. */
export function toSignInHref(here: string): string {
  const isPointless = here === '/' || /^\/auth(?![^/?])/.test(here);
  return isPointless ? '/auth' : `/auth?next=${encodeURIComponent(here)}`;
}
