import type { Block, EmbeddedListing } from '#app/domain/article/article.ts';
import { EmbeddedCard } from './embedded-card.tsx';
import { TextBlocks } from './text-blocks.tsx';

type ArticleTextProps = {
  blocks: Block[];
  listings: EmbeddedListing[];
  /** Those that a list above the text numbers; none by default. */
  stops?: EmbeddedListing[] | undefined;
  /** Milliseconds; when the server rendered. */
  renderedAt: number;
};

/** Renders the text of an article, with a card for each listing in it. */
export function ArticleText({ blocks, listings, stops, renderedAt }: ArticleTextProps) {
  const bySlug = new Map(listings.map((listing) => [listing.slug, listing]));
  const renderListing = (slug: string) => (
    <EmbeddedCard
      listing={bySlug.get(slug) ?? null}
      number={(stops ?? []).findIndex((stop) => stop.slug === slug) + 1}
      renderedAt={renderedAt}
    />
  );
  return (
    <div className="prose prose-article">
      <TextBlocks blocks={blocks} renderListing={renderListing} />
    </div>
  );
}
