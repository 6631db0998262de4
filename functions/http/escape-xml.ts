const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Escapes text for XML, in elements and attributes; removes characters that XML 1.0 does not allow.
 */
export function escapeXml(text: string): string {
  return stripInvalidXml(text).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

/** Removes characters that XML 1.0 does not allow from a text or a generated document. */
export function stripInvalidXml(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
