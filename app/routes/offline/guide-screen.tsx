import { ArticleText } from '#app/components/article/article-text.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import type { Block } from '#app/domain/article/article.ts';
import { type MetroIndex, readIndexRow } from '#app/domain/metro-index/metro-index.ts';
import type { KeptGuide } from '#app/domain/offline/offline.ts';
import { KeptRow } from './kept-row.tsx';
import { useTitle } from './not-kept.tsx';
import { openedAt } from './opened-at.ts';

/** A stored guide, with rows for its listings. */
export function GuideScreen({ guide, index }: { guide: KeptGuide; index: MetroIndex }) {
  useTitle(guide.title);
  return (
    <article className="mt-2 max-w-3xl">
      <PageHeading size="profile">{guide.title}</PageHeading>
      <p className="mt-4 mb-8 max-w-[54ch] text-lg text-soft">{guide.summary}</p>
      {findParts(guide.blocks).map((part, number) =>
        Array.isArray(part) ? (
          // oxlint-disable-next-line no-array-index-key -- The parts of a text have an order and no identity.
          <ArticleText key={number} blocks={part} listings={[]} renderedAt={openedAt} />
        ) : (
          // oxlint-disable-next-line no-array-index-key -- The same listing may be named twice.
          <GuideListing key={number} slug={part.slug} index={index} />
        ),
      )}
    </article>
  );
}

/** Nothing if the listing is not in this metro, or not in the directory any more. */
function GuideListing({ slug, index }: { slug: string; index: MetroIndex }) {
  const row = index.listings.find(([name]) => name === slug);
  if (!row) return null;
  return (
    <div className="my-6 rounded-card bg-raised p-4 shadow-card">
      <KeptRow listing={readIndexRow(index, row)} />
    </div>
  );
}

type ListingBlock = Extract<Block, { type: 'listing' }>;

/** Splits blocks at listings. */
function findParts(blocks: Block[]): (Block[] | ListingBlock)[] {
  const parts: (Block[] | ListingBlock)[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.type === 'listing') parts.push(block);
    else if (Array.isArray(last)) last.push(block);
    else parts.push([block]);
  }
  return parts;
}
