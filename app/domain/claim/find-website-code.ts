import { websiteProof } from './claim.ts';

/** Content that browsers do not parse as markup: it contains no tags of the page. */
const hidden =
  /<!--[^]*?(?:-->|$)|<(script|style|title|textarea|template|noscript)\b[^]*?(?:<\/\1\s*>|$)/gi;

/**
 * A tag with its quoted attributes, in which visitors' text may look like another tag. It matches
 * from each `<` to some end, at last that of the page: if it could fail there, a page of many `<`
 * would take minutes.
 */
const startTag = /<[a-z](?:[^>"']+|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gi;

/**
 * Returns whether the head of a page has `<meta name="mainstreet-claim" content="…">` with the
 * code. The body does not count, because it contains visitors' comments and reviews.
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

/** Returns whether a line of the file is the code. */
export function hasFileCode(text: string, code: string): boolean {
  return text.split(/\r?\n/).some((line) => line.trim() === code);
}

function readAttribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    tag,
  );
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? null;
}
