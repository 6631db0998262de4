import { decodeHTML } from 'entities';

const blockTags = /^(?:p|div|li|tr|table|ul|ol|hr|blockquote|h[1-6]|pre|section)$/;
const hiddenTags = /^(?:style|script|head|title|template)$/;
const isHiddenStyle = /display:\s*none/i;

/**
 * Returns the text of a mail that has only HTML: a line for each block, and `> ` before those of a
 * quote. One pass, since anybody may have written the HTML.
 */
export function readHtmlText(html: string): string {
  const lines = [''];
  let quotes = 0;
  // The tag whose end shows text again, and how many of its kind are open in it.
  let hidden: { tag: string; open: number } | null = null;
  const isBlank = (line = '') => /^[>\s]*$/.test(line);
  const breakLine = () => lines.push(quotes > 0 ? '> ' : '');
  for (const [index, part] of html.split('<').entries()) {
    const end = index === 0 ? 0 : part.indexOf('>') + 1;
    const tag = /^\/?[a-z][a-z0-9]*/i.exec(part.slice(0, 20))?.[0].toLowerCase() ?? '';
    const name = tag.replace('/', '');
    if (index > 0 && hidden === null) {
      if (name === 'blockquote') quotes = Math.max(0, quotes + (tag === name ? 1 : -1));
      if (tag === 'br' || (blockTags.test(name) && !isBlank(lines.at(-1)))) breakLine();
      if (name === 'p' && !isBlank(lines.at(-2))) breakLine();
      if (part.startsWith('!--')) hidden = { tag: '!--', open: 1 };
      else if (hiddenTags.test(tag) || (isHiddenStyle.test(part.slice(0, end)) && tag !== '')) {
        hidden = { tag, open: 1 };
      }
    } else if (hidden !== null && name === hidden.tag) hidden.open += tag === name ? 1 : -1;
    if (hidden?.open === 0 || (hidden?.tag === '!--' && part.includes('-->'))) hidden = null;
    else if (hidden !== null) continue;
    lines[lines.length - 1] += decodeHTML(part.slice(end).replaceAll(/\s+/g, ' '));
  }
  return lines.map((line) => line.trim()).join('\n');
}
