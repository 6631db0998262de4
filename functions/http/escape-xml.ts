const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML content and attributes; removes characters that XML 1.0 does not allow. */
export function escapeXml(text: string): string {
  return keepXml(text).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

/** Removes the characters that XML 1.0 does not allow from text or from a serialized document. */
export function keepXml(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
