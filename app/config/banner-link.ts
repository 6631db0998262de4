/** A path on this site, which no browser can read as another host. */
const ownPath = /^\/(?:[^/]|$)/;
/** Without a user name before the host, which would hide the target. */
const webAddress = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/;

/** Other letters must be percent-encoded, '%C3%A9', so that no lookalike letters are shown. */
const plainSigns = /^[!#-;=?-[\]-~]{1,500}$/;

/**
 * Returns whether a banner may link there; the database has the same rule (`find_banner_faults`).
 */
export function isBannerLink(href: string): boolean {
  return plainSigns.test(href) && (ownPath.test(href) || webAddress.test(href));
}
