import { decodeHTML } from 'entities';
import type { MarkedToken, Token } from 'marked';
import type { Inline } from './article.ts';

const opensAfter = /[\s([{“‘—–-]/;

/**
 * Returns a function that turns straight quotes into curly ones: "It's" becomes “It’s”. It
 * remembers how the previous text ended, so that a word inside quotes may be emphasized or linked.
 */
function createQuoteCurler(): (text: string) => string {
  let before = ' ';
  return (text) => {
    let curled = '';
    for (const character of text) {
      before = curl(character, before);
      curled += before;
    }
    return curled;
  };
}

function curl(character: string, before: string): string {
  if (character === '"') return opensAfter.test(before) ? '“' : '”';
  if (character === "'") return opensAfter.test(before) ? '‘' : '’';
  return character;
}

const allowed = /^(?:https?:\/\/[^\s/]|mailto:[^\s]|\/(?![/\\])|#)/i;

/**
 * Returns the address if a text may link to it; null for `javascript:`, `//other.site` and the
 * like.
 */
function safeHref(href: string): string | null {
  return allowed.test(href) ? href : null;
}

type Curl = ReturnType<typeof createQuoteCurler>;

/**
 * Converts Marked's inline tokens. HTML stays visible as text; images become their alternative
 * text.
 */
export function parseInline(tokens: Token[], curl = createQuoteCurler()): Inline[] {
  return tokens.flatMap((token) => parseToken(token as MarkedToken, curl));
}

/** Returns the text without markup. */
export function inlineText(nodes: Inline[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.type === 'break') return ' ';
      return node.type === 'code' ? node.text : inlineText(node.children);
    })
    .join('');
}

function parseToken(token: MarkedToken, curl: Curl): Inline[] {
  switch (token.type) {
    case 'strong':
      return [{ type: 'strong', children: parseInline(token.tokens, curl) }];
    case 'em':
      return [{ type: 'emphasis', children: parseInline(token.tokens, curl) }];
    case 'del':
      return [{ type: 'deleted', children: parseInline(token.tokens, curl) }];
    case 'codespan':
      curl('x'); // what follows code does not begin a word
      return [{ type: 'code', text: token.text }];
    case 'br':
      return [{ type: 'break' }];
    case 'link':
      return parseLink(token.href, parseInline(token.tokens, curl));
    case 'escape':
      return [token.text];
    case 'image':
    case 'text':
      return token.tokens ? parseInline(token.tokens, curl) : [curl(decodeHTML(token.text))];
    default:
      return [token.raw];
  }
}

/** A link to a disallowed address becomes its text. */
function parseLink(address: string, children: Inline[]): Inline[] {
  const href = safeHref(decodeHTML(address));
  return href === null ? children : [{ type: 'link', href, children }];
}
