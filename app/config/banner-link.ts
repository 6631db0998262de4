/** A path of ours, which no browser can read as another host. */
const ownPath = /^\/(?:[^/]|$)/;
/** Without a user's name before the host, which would hide where it leads. */
const webAddress = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/;

/** Letters of other alphabets as browsers copy them, '%C3%A9': none can pass for another. */
const plainSigns = /^[!#-;=?-[\]-~]{1,500}$/;

/** Whether a banner may lead there; the database has the same rule (`find_banner_faults`). */
export function isBannerLink(href: string): boolean {
  return plainSigns.test(href) && (ownPath.test(href) || webAddress.test(href));
}
