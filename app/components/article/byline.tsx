import type { ReactNode } from 'react';
import { type ArticleCard, readingMinutes } from '#app/domain/article/article.ts';
import { formatLongDate } from '#app/domain/text/text.ts';

/** "By Walt Brandvold · March 12, 2026 · 5 min read", and when it was brought up to date. */
export function Byline({ article }: { article: ArticleCard }) {
  const { author, published_at, updated_at } = article;
  const wasUpdated = updated_at.slice(0, 10) > published_at.slice(0, 10);
  return (
    // The dot before the first of a line falls outside and is cut off.
    <div className="overflow-hidden">
      <p className="-ml-5 flex flex-wrap text-sm text-soft">
        <Item>
          <span className="font-semibold text-ink">By {author.name}</span>
        </Item>
        <Item>
          <time dateTime={published_at}>{formatLongDate(published_at)}</time>
        </Item>
        {wasUpdated && (
          <Item>
            updated <time dateTime={updated_at}>{formatLongDate(updated_at)}</time>
          </Item>
        )}
        <Item>{readingMinutes(article)} min read</Item>
      </p>
    </div>
  );
}

function Item({ children }: { children: ReactNode }) {
  return (
    <span>
      <span className="inline-block w-5 text-center" aria-hidden="true">
        ·
      </span>
      {children}
    </span>
  );
}
