import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { languages, site } from '#app/config/site.ts';
import {
  type ArticleCard,
  type EmbeddedListing,
  readingMinutes,
} from '#app/domain/article/article.ts';
import { findPicture } from '#app/domain/setting/logo.ts';
import { formatLongDate, toDateTime } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/article.tsx';

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
            {t.byAuthor({
              author: authorTo ? (
                // Above the card's link, which covers the whole card.
                <Link prefetch="intent" className="link-quiet relative z-1" to={authorTo}>
                  {author.name}
                </Link>
              ) : (
                author.name
              ),
            })}
          </span>
        </Item>
        <Item>
          <time dateTime={toDateTime(published_at)}>{formatLongDate(published_at)}</time>
        </Item>
        {wasUpdated && (
          <Item>
            {t.updatedOn({
              date: <time dateTime={toDateTime(updated_at)}>{formatLongDate(updated_at)}</time>,
            })}
          </Item>
        )}
        <Item>{t.minRead({ minutes: readingMinutes(article) })}</Item>
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

type DescribeOptions = {
  type: 'Article' | 'BlogPosting';
  article: ArticleCard;
  /** 'https://mainstreet.example' */
  origin: string;
  path: string;
  image: string;
  keywords?: string[];
};

/** Returns an article's schema.org data. */
export function describeArticle({ type, article, origin, path, image, keywords }: DescribeOptions) {
  const icon = findPicture('icon-512.png');
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': origin + path,
    url: origin + path,
    mainEntityOfPage: origin + path,
    headline: article.title,
    description: article.summary,
    image: origin + image,
    datePublished: article.published_at,
    dateModified: article.updated_at,
    wordCount: article.word_count,
    inLanguage: languages[0],
    author: { '@type': 'Person', name: article.author.name },
    publisher: {
      '@type': 'Organization',
      name: site.name,
      url: `${origin}/`,
      ...(icon && { logo: origin + icon }),
    },
    ...(keywords && { keywords }),
  };
}

/** Returns articles as an ItemList. `folder` is the path of their pages: '/blog'. */
export function describeArticles(
  articles: Pick<ArticleCard, 'slug' | 'title'>[],
  { origin, folder }: { origin: string; folder: string },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: articles.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${origin}${folder}/${slug}`,
    })),
  };
}

/** Returns a text's recommended listings that are still published as an ItemList. */
export function describeListings(listings: EmbeddedListing[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: listings
      .filter(({ status }) => status === 'published')
      .map(({ slug, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${origin}/business/${slug}`,
      })),
  };
}
