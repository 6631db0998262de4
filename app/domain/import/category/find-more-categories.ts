import { maxMoreCategories } from '../../business/business.ts';
import { type CategoryLabels, type ImportCategory, indexLabels } from './category-labels.ts';
import { toKey } from './find-specialty.ts';
import { findByIndustryCode } from './industry-codes.ts';
import { findByOsmKind } from './osm-kinds.ts';

/** Categories that say nothing beside another one. */
const vague: ReadonlySet<string> = new Set(['other', 'business-services']);

/**
 * Returns a function that finds what a business is besides its main category: what its cells list
 * by the exact name of a category, or by a code, if they list several ("Bakery; Café").
 */
export function createMoreCategoriesFinder(categories: readonly ImportCategory[]) {
  const labels = indexLabels(categories);
  const bySlug = new Map(categories.map((category) => [category.slug, category]));

  function findKind(item: string): ImportCategory | undefined {
    const slug = findByIndustryCode(item) ?? findByOsmKind(item);
    // The last of a path: "Food > Pizza".
    return bySlug.get(slug ?? '') ?? findWhole(labels, item.split('>').at(-1) ?? '');
  }

  return (cells: readonly string[], main: ImportCategory): ImportCategory[] => {
    const items = cells.flatMap((cell) =>
      findWhole(labels, cell) ? [cell] : cell.split(/[,;|]/).map((item) => item.trim()),
    );
    const distinct = new Set(items.map(findKind));
    distinct.delete(undefined);
    if (distinct.size < 2) return [];
    return [...distinct]
      .filter((category) => category !== undefined)
      .filter((category) => category !== main && !vague.has(category.slug))
      .slice(0, maxMoreCategories);
  };
}

function findWhole({ types, signs }: CategoryLabels, text: string): ImportCategory | undefined {
  return types.get(toKey(text)) ?? signs.get(toKey(text));
}
