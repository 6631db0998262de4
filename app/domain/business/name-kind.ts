import type { Business } from './business.ts';

/** What a listing is in a word: 'Ramen' where that is known, else the category's 'Restaurants'. */
export function nameKind({ specialty, category }: Pick<Business, 'specialty' | 'category'>) {
  return specialty ?? category.name;
}
