import { decodeHTML } from 'entities';
import type { MarkedToken, Token } from 'marked';
import type { Inline } from './article.ts';
import { safeHref } from './safe-href.ts';

/** Marked's inline tokens as ours. HTML stays visible as the text it is; images become their words. */
export function parseInline(tokens: Token[] | undefined): Inline[] {
  return (tokens ?? []).flatMap((token) => parseToken(token as MarkedToken));
}

/** The words alone. */
export function inlineText(nodes: Inline[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.type === 'break') return ' ';
      return node.type === 'code' ? node.text : inlineText(node.children);
    })
    .join('');
}

function parseToken(token: MarkedToken): Inline[] {
  switch (token.type) {
    case 'strong':
      return [{ type: 'strong', children: parseInline(token.tokens) }];
    case 'em':
      return [{ type: 'emphasis', children: parseInline(token.tokens) }];
    case 'del':
      return [{ type: 'deleted', children: parseInline(token.tokens) }];
    case 'codespan':
      return [{ type: 'code', text: token.text }];
    case 'br':
      return [{ type: 'break' }];
    case 'link':
      return parseLink(token.href, parseInline(token.tokens));
    case 'image':
      return [decodeHTML(token.text)];
    case 'escape':
      return [token.text];
    case 'text':
      return token.tokens ? parseInline(token.tokens) : [decodeHTML(token.text)];
    default:
      return [token.raw];
  }
}

/** An address that is not allowed leaves its words. */
function parseLink(address: string, children: Inline[]): Inline[] {
  const href = safeHref(decodeHTML(address));
  return href === null ? children : [{ type: 'link', href, children }];
}
