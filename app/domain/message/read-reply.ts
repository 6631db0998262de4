import { site } from '#app/config/site.ts';
import { readHtmlText } from './html-text.ts';

/** Our line at the top of the mails that are answered by mail: what is below it is ours. */
export const replyMarker = 'Reply above this line';

/** A mail's parts, of which either may be missing. */
export type MailParts = { text?: string | undefined; html?: string | undefined };

type Reading = {
  /** The mail that is answered, as it was sent. */
  sent: Required<MailParts>;
  /** What never reaches the other side: the addresses of both sides, and ours. */
  addresses: string[];
};

type Line = { text: string; isQuoted: boolean };

/**
 * Returns what somebody wrote into an answer by mail, above, below or between quotes: without the mail that it
 * quotes, what their program adds, and addresses and tokens. '' when there is nothing.
 */
export function readReply(mail: MailParts, { sent, addresses }: Reading): string {
  const lines = readLines(mail);
  const marker = lines.findIndex(({ text }) => text.includes(replyMarker));
  const above = marker === -1 ? lines : lines.slice(0, marker);
  const below = marker === -1 ? [] : lines.slice(marker + 1);
  const isSent = createSentCheck(sent);
  const own = [removeIntroduction(above), below].map((part) => keepOwn(part, isSent));
  return hideAddresses(own.join('\n\n'), addresses)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Characters without width, which programs put into quotes. */
const invisible = /[\u00AD\u200B\u200C\u2060\uFEFF]/g;

function readLines({ text = '', html = '' }: MailParts): Line[] {
  const body = text.trim() === '' ? readHtmlText(html) : text;
  return body
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(invisible, '')
    .split('\n')
    .map((line) => {
      const [marks = ''] = /^[\s>|]*/.exec(line) ?? [];
      return {
        text: line.slice(marks.length).replaceAll(/\s+/g, ' ').trim(),
        isQuoted: /[>|]/.test(marks),
      };
    });
}

/** Without the addresses that programs write behind a link, and with single spaces. */
const collapse = (text: string) =>
  text
    .replaceAll(/<[^<>\s]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Shorter words are in many mails. */
const minTellingLength = 16;

/**
 * Returns a check whether a line is in the mail that was sent, by itself or with the lines
 * beside it: programs wrap the lines that they quote.
 */
function createSentCheck({ text, html }: Required<MailParts>) {
  const words = ` ${collapse(text)} ${collapse(readHtmlText(html))} `;
  return (line: string, before = '', after = '') =>
    [line, `${before} ${line}`, `${line} ${after}`, `${before} ${line} ${after}`]
      .map(collapse)
      .some((one) => one.length >= minTellingLength && words.includes(` ${one} `));
}

/** Lines that programs add to what people write, in English, French, German and Spanish. */
const programLine =
  /^(?:(?:Sent (?:from|with|via)|Get Outlook for|Envoyé (?:de|depuis|avec|à partir)|(?:Télécharger|Obtenez) Outlook|Gesendet (?:von|mit)|Holen Sie sich Outlook|Enviado (?:desde|con)|Obtener Outlook)\b.{0,80}|Von mein.{1,60} gesendet)$/i;

/** Drops quoted lines, those of the mail that was sent, and the signature. */
function keepOwn(lines: Line[], isSent: ReturnType<typeof createSentCheck>): string {
  const texts = lines.map(({ text, isQuoted }) => (isQuoted ? '' : text));
  let place = -1;
  const written = texts.filter((text) => text !== '');
  const own: string[] = [];
  for (const text of texts) {
    if (text !== '') place += 1;
    const isDropped =
      programLine.test(text) || isSent(text, written[place - 1], written[place + 1]);
    own.push(isDropped ? '' : text);
  }
  const signature = own.indexOf('--');
  return own.slice(0, signature === -1 ? undefined : signature).join('\n');
}

/** 'Sent: Thursday', 'De : NAME', '*From:* NAME' */
const headerLine = /^\*?\p{L}[\p{L} ]{0,20}:/u;
/** What programs draw above headers: '____', '-----Original Message-----' */
const ruleLine = /^(?:[_-]{5,}|-{3,}.{1,40}-{3,})$/;

/** Removes what programs write above a quote: 'On Nov 26, 2026, NAME wrote:', or headers. */
function removeIntroduction(lines: Line[]): Line[] {
  for (const start of lines.keys()) {
    const end = findIntroductionEnd(lines, start);
    // Own words may stand right above it.
    if (end === null || findIntroductionEnd(lines, start + 1) === end) continue;
    const isAbove = ({ text }: Line) => headerLine.test(text) || ruleLine.test(text);
    const first = lines.slice(0, start).findLastIndex((line) => !isAbove(line)) + 1;
    return [...lines.slice(0, first), ...lines.slice(end)];
  }
  return lines;
}

/** Returns where an introduction that begins at a line ends; null when none begins there. */
function findIntroductionEnd(lines: Line[], start: number): number | null {
  const texts = lines.slice(start, start + 8).map(({ text }) => text);
  const [first = '', second = ''] = texts;
  const names = (text: string) => text.toLowerCase().includes(site.name.toLowerCase());
  if (headerLine.test(first) && names(`${first} ${second}`)) {
    const blank = texts.indexOf('');
    const size = blank === -1 ? texts.length : blank;
    return texts.slice(1, size).some((text) => headerLine.test(text)) ? start + size : null;
  }
  const last = texts.slice(0, 3).findIndex((text) => /:\s*$/.test(text));
  const words = texts.slice(0, last + 1);
  const isOne = last !== -1 && !words.includes('') && /\d/.test(first) && names(words.join(' '));
  return isOne ? start + last + 1 : null;
}

/** Signed tokens as they stand in our links, and our addresses for answers. */
const token = /[?&]token=|[0-9a-f]{20}\.(?:person|business)\.[0-9a-f]{20}/i;

function hideAddresses(text: string, addresses: string[]): string {
  const hidden = addresses.filter((address) => address !== '').map((one) => one.toLowerCase());
  return text.replaceAll(/\S+/g, (word) => {
    const isHidden = token.test(word) || hidden.some((one) => word.toLowerCase().includes(one));
    return isHidden ? `[left out]${/[.,;:!?)]*$/.exec(word)?.[0] ?? ''}` : word;
  });
}
