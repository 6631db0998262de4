import { websiteProof } from './claim.ts';

/** What a browser shows or runs rather than reads as markup: nothing in it is a tag of the page. */
const hidden =
  /<!--[^]*?(?:-->|$)|<(script|style|title|textarea|template|noscript)\b[^]*?(?:<\/\1\s*>|$)/gi;

/**
 * A tag with what is quoted in it, where visitors' words may look like another tag. It matches from each
 * beginning to some end, if only of the page: were it to fail there, a page of beginnings would take minutes.
 */
const startTag = /<[a-z](?:[^>"']+|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gi;

/**
 * Whether a page says the code in its head: `<meta name="mainstreet-claim" content="…">`. What visitors
 * write, comments and reviews, stands in its body.
 */
export function hasMetaCode(html: string, code: string): boolean {
  const [head = ''] = html.replaceAll(hidden, '').split(/<body\b|<\/head\b/i);
  return [...head.matchAll(startTag)].some(
    ([tag]) =>
      /^<meta\s[^]*>$/i.test(tag) &&
      readAttribute(tag, 'name') === websiteProof.metaName &&
      readAttribute(tag, 'content') === code,
  );
}

/** Whether the file has the code, on a line of its own. */
export function hasFileCode(text: string, code: string): boolean {
  return text.split(/\r?\n/).some((line) => line.trim() === code);
}

function readAttribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    tag,
  );
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? null;
}
