/** A path of ours, which no browser can read as another host. */
const ownPath = /^\/(?:[^/]|$)/;
/** Without a user's name before the host, which would hide where it leads. */
const webAddress = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/;

/** Whether a banner may lead there; the database has the same rule (`find_banner_faults`). */
export function isBannerLink(href: string): boolean {
  const hasStrayCharacters = /[\s\\<>"\p{Cc}\p{Bidi_Control}]/u.test(href);
  return !hasStrayCharacters && href.length <= 500 && (ownPath.test(href) || webAddress.test(href));
}
