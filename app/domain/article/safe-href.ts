const allowed = /^(?:https?:\/\/[^\s/]|mailto:[^\s]|\/(?![/\\])|#)/i;

/**
 * Returns the address if a text may link to it; null for `javascript:`, `//other.site` and the
 * like.
 */
export function safeHref(href: string): string | null {
  return allowed.test(href) ? href : null;
}
