import type { ReactNode } from 'react';
import { CityCover, WindowCover } from '#app/components/pictures/cover.tsx';
import { CardLink } from '#app/components/ui/card-link.tsx';
import {
  type ArticleCard,
  type GuideCard,
  metroLabel,
  type PostCard,
  readingMinutes,
  tagLabel,
} from '#app/domain/article/article.ts';
import { formatLongDate, toDateTime } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/article.tsx';

type ArticleTileProps = {
  article: ArticleCard;
  to: string;
  cover: ReactNode;
  /** A few words above the title: the metro of a guide, the tags of a post. */
  kicker: string;
};

/** A guide or post in a grid: picture, kicker and title. */
export function ArticleTile({ article, to, cover, kicker }: ArticleTileProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-raised shadow-card">
      {cover}
      <div className="flex grow flex-col p-5">
        <p className="kicker text-accent">{kicker}</p>
        <h3 className="mt-1.5 text-title">
          <CardLink to={to}>{article.title}</CardLink>
        </h3>
        <p className="mt-2 text-sm text-soft">{article.summary}</p>
        <p className="mt-auto pt-4 text-xs text-faint">
          {article.author.name} <span aria-hidden="true">·</span>{' '}
          <time dateTime={toDateTime(article.published_at)}>
            {formatLongDate(article.published_at)}
          </time>{' '}
          <span aria-hidden="true">·</span> {t.minRead({ minutes: readingMinutes(article) })}
        </p>
      </div>
    </article>
  );
}

/** A city guide in a grid. */
export function GuideTile({ guide }: { guide: GuideCard }) {
  return (
    <ArticleTile
      article={guide}
      to={`/cityguides/${guide.slug}`}
      kicker={metroLabel(guide.metro)}
      cover={<CityCover slug={guide.metro.slug} size="card" className="aspect-[2/1] w-full" />}
    />
  );
}

/** A blog post in a grid. */
export function PostTile({ post }: { post: PostCard }) {
  return (
    <ArticleTile
      article={post}
      to={`/blog/${post.slug}`}
      kicker={post.tags.map(tagLabel).join(', ')}
      cover={<WindowCover slug={post.slug} className="aspect-[2/1] w-full" />}
    />
  );
}
