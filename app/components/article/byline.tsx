import { type ArticleCard, formatDay, readingMinutes } from '#app/domain/article/article.ts';

/** "By Walt Brandvold · March 12, 2026 · 5 min read", and when it was brought up to date. */
export function Byline({ article }: { article: ArticleCard }) {
  const { author, published_at, updated_at } = article;
  const wasUpdated = updated_at.slice(0, 10) > published_at.slice(0, 10);
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-soft">
      <span className="font-semibold text-ink">By {author.name}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={published_at}>{formatDay(published_at)}</time>
      {wasUpdated && (
        <>
          <span aria-hidden="true">·</span>
          <span>
            updated <time dateTime={updated_at}>{formatDay(updated_at)}</time>
          </span>
        </>
      )}
      <span aria-hidden="true">·</span>
      <span>{readingMinutes(article)} min read</span>
    </p>
  );
}
