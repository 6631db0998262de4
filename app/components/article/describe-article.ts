import type { ArticleCard, EmbeddedListing } from '#app/domain/article/article.ts';
import { site } from '#app/config/site.ts';

type DescribeOptions = {
  type: 'Article' | 'BlogPosting';
  article: ArticleCard;
  /** 'https://mainstreet.example' */
  origin: string;
  path: string;
  image: string;
  keywords?: string[];
};

/** A text in schema.org's vocabulary. */
export function describeArticle({ type, article, origin, path, image, keywords }: DescribeOptions) {
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
    inLanguage: site.languages[0],
    author: { '@type': 'Person', name: article.author.name },
    publisher: { '@type': 'Organization', name: site.name, url: `${origin}/` },
    ...(keywords && { keywords }),
  };
}

/** Texts as an ItemList. `folder` is where each has its page: '/blog'. */
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

/** The places a text recommends that are still there, as an ItemList. */
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
