import type { ArticleBody } from '#app/domain/article/article.ts';
import { TextBlocks } from './text-blocks.tsx';

/** A text of super admins in the place of one of the code. Listings belong into articles. */
export function SiteText({ text }: { text: ArticleBody }) {
  return (
    <div className="prose">
      <TextBlocks blocks={text.blocks} renderListing={() => null} />
    </div>
  );
}
