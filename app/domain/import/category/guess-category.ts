import {
  type CategoryLabels,
  type ImportCategory,
  indexLabels,
  type Labels,
} from './category-labels.ts';
import { findSpecialty } from './find-specialty.ts';
import { findByIndustryCode } from './industry-codes.ts';
import { findWithin, readProducts, readSign } from './read-name.ts';
import { toKey } from './word-key.ts';

type GuessInput = {
  /** Words or NAICS or SIC codes for the kind of business, most specific first; "" is empty. */
  cells: readonly string[];
  /** The file's name, which often tells the category of all rows ("breweries.csv"). */
  fileName: string;
  businessName: string;
};

/** Category of offices without further information: "Consultant". */
const catchAll = 'business-services';

/** Categories that a name may refine: a "restaurant" on a license may be a pizzeria. */
const refinements: Record<string, string> = {
  restaurants: 'pizza, cafes, bakeries, bars, breweries, ice-cream, caterers, food-trucks',
  bars: 'breweries, nightclubs, wineries',
  'grocery-stores':
    'convenience-stores, specialty-foods, liquor-stores, pharmacies, farms, bakeries, general-stores',
  'gas-stations': 'convenience-stores',
  doctors:
    'dentists, opticians, chiropractors, physical-therapy, mental-health, hospitals, veterinarians, senior-care, pharmacies',
  contractors:
    'plumbers, electricians, hvac, roofers, painters, landscapers, house-cleaning, pest-control, locksmiths',
  'beauty-salons': 'hair-salons, barbers, nail-salons, spas, tattoo-studios',
  'hair-salons': 'barbers, nail-salons, spas, beauty-salons',
  'business-services':
    'lawyers, accountants, real-estate, insurance, photographers, printing, house-cleaning',
  'sports-centers': 'gyms, yoga-studios, dance-and-martial-arts, amusements',
  schools: 'child-care, tutors, dance-and-martial-arts',
};

/** Returns a function that guesses a row's category; falls back to "other". */
export function createCategoryGuesser(
  categories: readonly ImportCategory[],
): (input: GuessInput) => ImportCategory {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const labels = indexLabels(categories);
  const other = bySlug.get('other');
  if (other === undefined) throw new Error('There is no category "other"');

  return function guess({ cells, fileName, businessName }) {
    const kinds = cells.map((cell, index) => ({
      category: bySlug.get(findByIndustryCode(cell) ?? '') ?? findType(labels, cell),
      isWeak: index > 0 || isPermission(labels, cell),
    }));
    const stated =
      kinds.find(({ category, isWeak }) => category && !isWeak && category.slug !== catchAll)
        ?.category ?? findWithin(labels.own, toKey(fileName.replace(/\.[^.]*$/, '')));
    const sign = readSign(businessName, labels);
    const products = sign ? undefined : readProducts(businessName, labels);
    if (stated === undefined) {
      return sign ?? kinds.find(({ category }) => category)?.category ?? products ?? other;
    }
    // A cuisine in the cells is more specific than "Cafe" in a name.
    const isTold = findSpecialty({ category: stated.slug, businessName: '', cells }) !== null;
    const named = sign ?? products;
    const isFiner = !isTold && named && refinements[stated.slug]?.split(', ').includes(named.slug);
    return isFiner ? named : stated;
  };
}

/** Returns whether a cell is a sales permit: bars, grocers and hotels all have a "Beer Permit". */
function isPermission({ own }: CategoryLabels, cell: string): boolean {
  const isAboutGoods =
    /\b(permit|liquors?|beer|wine|alcohol\w*|tobacco|cigarettes?|mixed drinks?|retail)\b/i;
  return isAboutGoods.test(cell) && !own.has(toKey(cell));
}

/**
 * Looks up the last item of a path ("Food > Pizza") or the first of a list ("Bars; Restaurants"),
 * else any label within.
 */
function findType({ types, heads }: CategoryLabels, cell: string): ImportCategory | undefined {
  return findExact(types, cell) ?? findExact(heads, cell) ?? findWithin(types, toKey(cell));
}

function findExact(labels: Labels, cell: string): ImportCategory | undefined {
  const whole = labels.get(toKey(cell));
  if (whole) return whole;
  for (const item of cell.split(/[,;|]/)) {
    const found = labels.get(toKey(item.split(/[>/:]|\s-\s/).at(-1) ?? ''));
    if (found) return found;
  }
  return undefined;
}
