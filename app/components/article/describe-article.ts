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

/** Returns an article's schema.org data. */
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
