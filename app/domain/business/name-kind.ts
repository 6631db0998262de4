import type { Business } from './business.ts';

/**
 * Returns the kind of a listing: 'Ramen' if its specialty is known, else the category's
 * 'Restaurants'.
 */
export function nameKind({ specialty, category }: Pick<Business, 'specialty' | 'category'>) {
  return specialty ?? category.name;
}
