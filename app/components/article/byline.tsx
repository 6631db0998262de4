import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ArticleCard, readingMinutes } from '#app/domain/article/article.ts';
import { formatLongDate, toDateTime } from '#app/domain/text/text.ts';

/** `authorTo`: link to the author's articles, if there is one. */
type BylineProps = { article: ArticleCard; authorTo?: string };

/** "By Walt Brandvold · March 12, 2026 · 5 min read", and the date of an update. */
export function Byline({ article, authorTo }: BylineProps) {
  const { author, published_at, updated_at } = article;
  const wasUpdated = updated_at.slice(0, 10) > published_at.slice(0, 10);
  return (
    // The dot before the first item of a line overflows and is clipped.
    <div className="overflow-hidden">
      <p className="-ml-5 flex flex-wrap text-sm text-soft">
        <Item>
          <span className="font-semibold text-ink">
            By{' '}
            {authorTo ? (
              // Above the card's link, which covers the whole card.
              <Link prefetch="intent" className="link-quiet relative z-1" to={authorTo}>
                {author.name}
              </Link>
            ) : (
              author.name
            )}
          </span>
        </Item>
        <Item>
          <time dateTime={toDateTime(published_at)}>{formatLongDate(published_at)}</time>
        </Item>
        {wasUpdated && (
          <Item>
            updated <time dateTime={toDateTime(updated_at)}>{formatLongDate(updated_at)}</time>
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
