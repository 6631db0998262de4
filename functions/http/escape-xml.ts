const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it may stand in XML, between tags and in attributes; what XML 1.0 cannot hold is left out. */
export function escapeXml(text: string): string {
  return keepXml(text).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

/** Text, or a document that a library wrote, without the characters that XML 1.0 cannot hold. */
export function keepXml(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
