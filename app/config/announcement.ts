/** The key in local storage for the banner that was dismissed last. */
export const dismissedKey = 'mainstreet.announcement';

/** A path of this site that no browser parses as another host. */
const ownPath = /^\/(?:[^/]|$)/;
/** Without a user name before the host, which would hide the real host. */
const webAddress = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/;

/** Other alphabets only percent-encoded, '%C3%A9', so that no letter looks like another. */
const plainSigns = /^[!#-;=?-[\]-~]{1,500}$/;

/**
 * Returns whether a banner may link there; the database has the same rule (`find_setting_fault`).
 */
export function isBannerLink(href: string): boolean {
  return plainSigns.test(href) && (ownPath.test(href) || webAddress.test(href));
}
