import { Fragment, type ReactNode, createElement } from 'react';
import { WideTable } from '#app/components/ui/wide-table.tsx';
import type { Block, EmbeddedListing, Inline } from '#app/domain/article/article.ts';
import { ArticlePicture } from './article-picture.tsx';
import { EmbeddedCard } from './embedded-card.tsx';
import { InlineText } from './inline-text.tsx';

type ArticleTextProps = {
  blocks: Block[];
  listings: EmbeddedListing[];
  /** Milliseconds; when the server rendered. */
  renderedAt: number;
};

/** Renders a text parsed on the server as elements; never creates HTML from strings. */
export function ArticleText({ blocks, listings, renderedAt }: ArticleTextProps) {
  const bySlug = new Map(listings.map((listing) => [listing.slug, listing]));
  const renderListing = (slug: string) => (
    <EmbeddedCard listing={bySlug.get(slug) ?? null} renderedAt={renderedAt} />
  );
  return (
    <div className="prose prose-article">
      <Blocks blocks={blocks} renderListing={renderListing} />
    </div>
  );
}

type BlocksProps = { blocks: Block[]; renderListing: (slug: string) => ReactNode };

function Blocks({ blocks, renderListing }: BlocksProps) {
  return createElement(Fragment, null, ...blocks.map((block) => renderBlock(block, renderListing)));
}

function renderBlock(block: Block, renderListing: BlocksProps['renderListing']): ReactNode {
  const nested = (blocks: Block[]) => <Blocks blocks={blocks} renderListing={renderListing} />;
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
    <WideTable label="Table">
      <table>
        <thead>{cells('th', header)}</thead>
        {createElement('tbody', null, ...rows.map((row) => cells('td', row)))}
      </table>
    </WideTable>
  );
}
