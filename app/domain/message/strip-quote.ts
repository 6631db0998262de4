/** "On Nov 26, 2026, at 9:15 AM, Ana wrote:", also over two lines; Outlook's line or header. */
const quoteBegins =
  /^(?:On .{0,200}(?:\n.{0,200})?\bwrote:|-{2,} ?Original Message ?-{2,}|_{10,}|From: .+)$/im;

/** Returns what somebody wrote into an answer by mail: without the mail that it quotes. */
export function stripQuote(text: string): string {
  const lines = text.replaceAll('\r\n', '\n');
  const end = lines.search(quoteBegins);
  return lines
    .slice(0, end === -1 ? undefined : end)
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .trim();
}
