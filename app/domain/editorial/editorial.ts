import type { z } from 'zod';
import type {
  articleContentSchema,
  articleToEditSchema,
  articlesToEditSchema,
} from './editorial-schema.ts';

export type ArticlesToEdit = z.infer<typeof articlesToEditSchema>;
export type ArticleItem = ArticlesToEdit['items'][number];
export type ArticleKind = ArticleItem['kind'];
export type ArticleToEdit = z.infer<typeof articleToEditSchema>;
export type ArticleContent = z.infer<typeof articleContentSchema>;
export type GoneListing = ArticleItem['gone'][number];

export const articleStates = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
} satisfies Record<ArticleItem['state'], string>;

/** Returns "Joe’s Diner has closed", for a listing with a card in a text. */
export function describeGone({ slug, name, status }: GoneListing): string {
  const what = name ?? slug;
  if (status === 'closed') return `${what} has closed`;
  if (status === 'moved') return `${what} has moved`;
  return `${what} is not in the directory any more`;
}

/**
 * Returns the slugs of a text’s cards, each once; private.listing_slugs in the database parses the
 * same lines.
 */
export function findListingSlugs(body: string): string[] {
  const lines = body.matchAll(/^::listing\{slug="([a-z0-9-]+)"\}[ \t\r]*$/gm);
  return Array.from(new Set(Array.from(lines, ([, slug = '']) => slug)));
}
