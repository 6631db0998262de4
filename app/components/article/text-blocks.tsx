import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { WideTable } from '#app/components/ui/plain-table.tsx';
import type { Block, Inline, Picture } from '#app/domain/article/article.ts';
import { smallWidth } from '#app/domain/photo/photo.ts';
import * as t from '#app/messages/components/article.tsx';

const tags = { strong: 'strong', emphasis: 'em', deleted: 's' } as const;

/** Renders inline text with emphasis and links. */
function InlineText({ nodes }: { nodes: Inline[] }) {
  // Spread as arguments, not an array: the parts have an order but no identity for keys.
  return createElement(Fragment, null, ...nodes.map(renderInline));
}

function renderInline(node: Inline): ReactNode {
  if (typeof node === 'string') return node;
  switch (node.type) {
    case 'code':
      return <code>{node.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return <TextLink href={node.href} nodes={node.children} />;
    default:
      return createElement(tags[node.type], null, <InlineText nodes={node.children} />);
  }
}

/** A router link within the site, a plain link elsewhere. */
function TextLink({ href, nodes }: { href: string; nodes: Inline[] }) {
  if (!href.startsWith('/')) {
    return (
      <a href={href}>
        <InlineText nodes={nodes} />
      </a>
    );
  }
  return (
    <Link prefetch="intent" to={href}>
      <InlineText nodes={nodes} />
    </Link>
  );
}

type TextBlocksProps = { blocks: Block[]; renderListing: (slug: string) => ReactNode };

/** Renders the blocks of a text parsed on the server as elements; never creates HTML from strings. */
export function TextBlocks({ blocks, renderListing }: TextBlocksProps) {
  return createElement(Fragment, null, ...blocks.map((block) => renderBlock(block, renderListing)));
}

function renderBlock(block: Block, renderListing: TextBlocksProps['renderListing']): ReactNode {
  const nested = (blocks: Block[]) => <TextBlocks blocks={blocks} renderListing={renderListing} />;
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <InlineText nodes={block.children} />
        </p>
      );
    case 'line':
      return <InlineText nodes={block.children} />;
    case 'heading':
      return createElement(
        `h${block.level}`,
        { id: block.id },
        <InlineText nodes={block.children} />,
      );
    case 'list': {
      const items = block.items.map((item) => createElement('li', null, nested(item)));
      if (block.start === null) return createElement('ul', null, ...items);
      return createElement('ol', { start: block.start }, ...items);
    }
    case 'quote':
      return <blockquote>{nested(block.children)}</blockquote>;
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'table':
      return <ArticleTable header={block.header} rows={block.rows} />;
    case 'rule':
      return <hr />;
    case 'picture':
      return <ArticlePicture picture={block.picture} />;
    case 'listing':
      return renderListing(block.slug);
  }
}

function ArticleTable({ header, rows }: { header: Inline[][]; rows: Inline[][][] }) {
  const cells = (tag: 'th' | 'td', row: Inline[][]) =>
    createElement(
      'tr',
      null,
      ...row.map((cell) =>
        createElement(tag, tag === 'th' ? { scope: 'col' } : null, <InlineText nodes={cell} />),
      ),
    );
  return (
    <WideTable label={t.tableLabel}>
      <table>
        <thead>{cells('th', header)}</thead>
        {createElement('tbody', null, ...rows.map((row) => cells('td', row)))}
      </table>
    </WideTable>
  );
}

/** A picture between the paragraphs of a text, at most as wide as they are and never enlarged. */
function ArticlePicture({ picture }: { picture: Picture }) {
  const { url, small_url, width, height, alt, caption } = picture;
  return (
    <figure className="prose-aside">
      <img
        className="mx-auto h-auto max-h-[85vh] w-auto max-w-full rounded-card bg-sunk"
        src={url}
        srcSet={`${small_url} ${smallWidth(picture)}w, ${url} ${width}w`}
        sizes="(min-width: 48rem) 42rem, 100vw"
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      {caption && <figcaption className="mt-2 text-sm text-soft">{caption}</figcaption>}
    </figure>
  );
}
