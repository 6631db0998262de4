import type { ArticleCard, Author, EmbeddedListing } from '#app/domain/article/article.ts';

export type GuideMetro = { slug: string; name: string; state: string };

/** A city guide where it is listed. */
export type GuideCard = ArticleCard & { metro: GuideMetro };

/** A city guide as its screen shows it. */
export type Guide = GuideCard & {
  author: Author;
  /** Markdown. */
  body: string;
  /** Those of the body that are public, in no order. */
  listings: EmbeddedListing[];
  /** Other guides, those of the same metro first. */
  others: GuideCard[];
};

/** 'Austin, TX' */
export function metroLabel({ name, state }: GuideMetro): string {
  return `${name}, ${state}`;
}
