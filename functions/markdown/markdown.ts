import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import type { AppContext } from '../env.ts';

/** The media type of RFC 7763. */
export const markdownType = 'text/markdown; charset=utf-8';

/** Responds with a page's Markdown; search engines should index the page itself. */
export function answerMarkdown(c: AppContext, text: string, pageUrl: string): Response {
  c.header('Link', `<${pageUrl}>; rel="canonical"`, { append: true });
  return c.body(text, 200, {
    'Content-Type': markdownType,
    ...publicAnswerHeaders,
    'X-Robots-Tag': 'noindex',
  });
}

/** Returns one line of text that people wrote, in which nothing is a heading, a list or a link. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`)
    .replace(/^(?=[#+-])/, '\\')
    .replace(/^(\d+)([.)])/, String.raw`$1\$2`);
}

/** Returns a link; escapes its text. */
export function linkTo(name: string, url: string): string {
  return `[${escapeMarkdown(name)}](${url})`;
}

/** Joins the blocks of a text; leaves out those without content. */
export function joinBlocks(blocks: (string | null | string[])[]): string {
  return `${blocks
    .map((block) => (Array.isArray(block) ? block.join('\n') : block))
    .filter(Boolean)
    .join('\n\n')}\n`;
}
