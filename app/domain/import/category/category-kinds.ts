import { kinds } from '../vocabulary.ts';

/** What names, codes and tags of other lists say about a category (supabase/reference/category-kinds.csv). */
export type CategoryKind = {
  slug: string;
  /** Slugs of categories that it is a part of: a "restaurant" on a license may be a pizzeria. */
  broader: readonly string[];
  /** Tags of OpenStreetMap: "shop/convenience". */
  osm: readonly string[];
  /** Prefixes of codes. */
  naics: readonly string[];
  sic: readonly string[];
  /** Terms of licenses, inspections, Yelp and Foursquare that are on no sign. */
  licenses: readonly string[];
  /** Terms on signs that a column may hold, too. */
  signs: readonly string[];
};

/** All categories, in the order of the file. */
export const categoryKinds: readonly CategoryKind[] = kinds
  .trim()
  .split('\n')
  .map((row) => {
    const [slug = '', broader, osm, naics, sic, licenses, signs] = row.split('|');
    return {
      slug,
      broader: toList(broader, ' '),
      osm: toList(osm, ' '),
      naics: toList(naics, ' '),
      sic: toList(sic, ' '),
      licenses: toList(licenses, ';'),
      signs: toList(signs, ';'),
    };
  });

function toList(cell: string | undefined, separator: string): string[] {
  return (cell ?? '').split(separator).filter(Boolean);
}
