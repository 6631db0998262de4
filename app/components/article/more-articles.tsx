import type { ReactNode } from 'react';
import { LowerPart } from '#app/components/ui/lower-part.tsx';

type MoreArticlesProps<Card> = {
  title: string;
  articles: Card[];
  renderTile: (article: Card) => ReactNode;
  /** Columns on a wide screen. */
  columns: 'lg:grid-cols-3' | 'lg:grid-cols-4';
};

/** Further articles at an article's end; renders nothing if there are none. */
export function MoreArticles<Card extends { slug: string }>(props: MoreArticlesProps<Card>) {
  const { title, articles, renderTile, columns } = props;
  if (articles.length === 0) return null;
  return (
    <LowerPart className="mt-20" aria-labelledby="more">
      <div className="rule-double">
        <h2 id="more" className="pt-3 text-section">
          {title}
        </h2>
      </div>
      <ul className={`mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 ${columns}`}>
        {articles.map((article) => (
          <li key={article.slug}>{renderTile(article)}</li>
        ))}
      </ul>
    </LowerPart>
  );
}
