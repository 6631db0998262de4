/** Characters that show as a dot and that browsers take for one, after NFKC: ideographic dots, bullets. */
const oddDots = /[\u3002\u00b7\u2022\u2027\u2219\u22c5\u30fb\u06d4]/g;
const host = /[\p{L}\p{N}]\.(?:\p{L}\p{M}*){2}|(?:^|[^\p{N}.])(?:\d{1,3}\.){3}\d{1,3}(?![\p{N}])/u;
const scheme = /\p{L}[\p{L}\p{N}+-]*:\/\/|^\W*(?:mailto|tel|sms|javascript|data):|@/iu;

/** A host that is spelled over several words: 'example dot com', 'example . com', 'example[.]com'. */
const spelledHost =
  /[\p{L}\p{N}.-]+(?:\s*[([{<]\s*(?:\.|dot|punto)\s*[)\]}>]\s*|\s+(?:dot|punto)\s+|\s+[.\u3002\uff0e\uff61]\s*|[.\u3002\uff0e\uff61]\s+(?=(?:com|net|org|info)\b))(?:com|net|org|info|biz|io|co|us|app|dev|me|xyz|top|shop|site|online|club|link|live|ru)\b\S*/giu;

/**
 * Replaces in a stranger's text whatever a mail program could make a link of, with or without a scheme, by `label`. A
 * space that is missing after a sentence is added, so that 'soup.Slow' stays.
 */
export function leaveOutLinks(text: string, label: string): string {
  return text
    .replaceAll(/(?<=\p{Ll})\.(?=\p{Lu}\p{Ll})/gu, '. ')
    .replaceAll(spelledHost, label)
    .replaceAll(/\S+/g, (word) => (isLink(word) ? label : word));
}

function isLink(word: string): boolean {
  const plain = word
    .normalize('NFKC')
    .replaceAll(/\p{Cf}|[\ufe00-\ufe0f\u034f]/gu, '')
    .replaceAll(oddDots, '.');
  return scheme.test(plain) || host.test(plain);
}
