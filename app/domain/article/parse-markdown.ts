import { decodeHTML } from 'entities';
import { Marked, type MarkedToken, type Token, type TokenizerExtension } from 'marked';
import { isPhotoName } from '../photo/photo.ts';
import type { ArticleBody, Block, Inline, Picture } from './article.ts';

/** The size follows the address, so that the page reserves space before the picture loads. */
const pictureAddress = /^\/photos\/(articles\/\S+-1600\.\w+)#(\d{1,4})x(\d{1,4})$/;

/**
 * Returns the picture that a paragraph consists of; null if it is anything else, or an image of
 * another site. private.article_pictures in the database finds the same files.
 */
function parsePicture([token, ...others]: Token[]): Picture | null {
  if (token?.type !== 'image' || others.length > 0) return null;
  const [, name = '', width, height] = pictureAddress.exec(String(token.href)) ?? [];
  if (!isPhotoName(name) || Number(width) < 1 || Number(height) < 1) return null;
  return {
    url: `/photos/${name}`,
    small_url: `/photos/${name.replace('-1600.', '-480.')}`,
    width: Number(width),
    height: Number(height),
    alt: inlineText(parseInline(token.tokens ?? [])),
    caption: token.title ? String(token.title) : null,
  };
}

/**
 * `::listing{slug="…"}` on its own line, and `time="7:30"` where the text says when one is there;
 * private.listing_slugs in the database parses the same.
 */
const listingLine =
  /^::listing\{slug="([a-z0-9-]+)"(?: time="((?:[01]?\d|2[0-3]):[0-5]\d)")?\}[ \t]*(?:\n+|$)/;

const listing: TokenizerExtension = {
  name: 'listing',
  level: 'block',
  start: (source) => /^::listing\{/m.exec(source)?.index,
  tokenizer(source) {
    const match = listingLine.exec(source);
    if (!match) return undefined;
    const [raw, slug, time] = match;
    return { type: 'listing', raw, slug, ...(time && { time: time.padStart(5, '0') }) };
  },
};

const markdown = new Marked({ extensions: [listing] });

/** Ids that the screens around a text use themselves. */
const takenIds = ['main', 'contents', 'author', 'more'];

/**
 * Parses Markdown (CommonMark with tables and strikethrough) into a tree of plain data. HTML tags
 * stay visible as text. Headings start at the second level, because the title is the first.
 */
export function parseMarkdown(source: string): ArticleBody {
  const ids = new Set(takenIds);
  const blocks = parseBlocks(markdown.lexer(source), ids);
  const contents = blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 2
      ? [{ id: block.id, text: inlineText(block.children) }]
      : [],
  );
  return { blocks, contents };
}

function parseBlocks(tokens: Token[], ids: Set<string>): Block[] {
  return tokens.flatMap((token) => parseBlock(token, ids));
}

function parseBlock(generic: Token, ids: Set<string>): Block[] {
  if (generic.type === 'listing') {
    const { slug, time } = generic as unknown as Extract<Block, { type: 'listing' }>;
    return [{ type: 'listing', slug, ...(time && { time }) }];
  }
  const token = generic as MarkedToken;
  switch (token.type) {
    case 'paragraph': {
      const picture = parsePicture(token.tokens);
      if (picture !== null) return [{ type: 'picture', picture }];
      return [{ type: 'paragraph', children: parseInline(token.tokens) }];
    }
    case 'text':
      return [{ type: 'line', children: parseInline([token]) }];
    case 'heading': {
      const children = parseInline(token.tokens);
      const level = Math.min(4, Math.max(2, token.depth)) as 2 | 3 | 4;
      return [{ type: 'heading', level, id: makeId(inlineText(children), ids), children }];
    }
    case 'list':
      return [
        {
          type: 'list',
          start: token.ordered ? Number(token.start) : null,
          items: token.items.map((item) => parseBlocks(item.tokens, ids)),
        },
      ];
    case 'blockquote':
      return [{ type: 'quote', children: parseBlocks(token.tokens, ids) }];
    case 'code':
      return [{ type: 'code', text: token.text }];
    case 'table':
      return [
        {
          type: 'table',
          header: token.header.map((cell) => parseInline(cell.tokens)),
          rows: token.rows.map((row) => row.map((cell) => parseInline(cell.tokens))),
        },
      ];
    case 'hr':
      return [{ type: 'rule' }];
    case 'html':
      return [{ type: 'paragraph', children: [token.raw.trim()] }];
    default:
      return [];
  }
}

/**
 * 'Noon: indoors, on purpose' becomes 'noon-indoors-on-purpose'; a second one with that id gets
 * '-2'.
 */
function makeId(text: string, ids: Set<string>): string {
  const words = text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? ['section'];
  const name = words.join('-');
  let id = name;
  for (let count = 2; ids.has(id); count += 1) id = `${name}-${count}`;
  ids.add(id);
  return id;
}

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
function parseInline(tokens: Token[], curl = createQuoteCurler()): Inline[] {
  return tokens.flatMap((token) => parseToken(token as MarkedToken, curl));
}

/** Returns the text without markup. */
function inlineText(nodes: Inline[]): string {
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
