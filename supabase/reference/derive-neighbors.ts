import { readTable } from './read-table.ts';

type Neighbor = { category: string; neighbor: string; rank: number };
type Category = {
  slug: string;
  /** Slugs of the categories that it is a part of. */
  broader: string[];
  /** The Schema.org type above its own. */
  parent: string;
  /** What it and what its customers ask for is called, in any language. */
  phrases: Set<string>;
};

/** Types that say hardly more than that it is a business. */
const vague = new Set(['LocalBusiness', 'Store', 'ProfessionalService', 'CivicStructure']);
const maxNeighbors = 6;
/** Of more parts ("Contractors") nobody wants any one instead, unless it shares a synonym or topic. */
const maxParts = 8;
/** Nor of more than this one part instead of another. */
const maxSiblings = 4;
/** How near two categories are, by what they have in common. */
const weights = { broader: 100, narrower: 30, sibling: 12, phrase: 10, parent: 4 };
const minWeight = 10;
/** Parts of a category that nobody wants the others of instead: of sports centers, which have stadiums, casinos and stables. */
const unlike = new Map([
  ['amusements', 'sports-centers'],
  ['stables', 'sports-centers'],
]);

/**
 * Derives the neighbors of each category, the nearest first: those that it is a part of, those that
 * are a part of it or of the same, those with the same synonyms or topics, and those of the same
 * Schema.org type.
 */
export function deriveNeighbors(folder?: string): Neighbor[] {
  const categories = readCategories(folder);
  const all = categories.flatMap(({ broader }) => broader);
  const countParts = (of: string) => all.filter((slug) => slug === of).length;
  return categories.flatMap((category) =>
    categories
      .map((other) => ({ neighbor: other.slug, weight: weigh(category, other, countParts) }))
      .filter(({ neighbor, weight }) => neighbor !== category.slug && weight >= minWeight)
      .toSorted((a, b) => b.weight - a.weight || (a.neighbor < b.neighbor ? -1 : 1))
      .slice(0, maxNeighbors)
      .map(({ neighbor }, index) => ({ category: category.slug, neighbor, rank: index + 1 })),
  );
}

function weigh(one: Category, other: Category, countParts: (of: string) => number): number {
  if (unlike.get(one.slug) === other.slug) return 0;
  const at = one.broader.indexOf(other.slug);
  const siblingsOf = one.broader.filter((slug) => other.broader.includes(slug));
  const shared = [...one.phrases].filter((phrase) => other.phrases.has(phrase)).length;
  return (
    (at < 0 ? 0 : weights.broader / (at + 1)) +
    (other.broader.includes(one.slug) && countParts(one.slug) <= maxParts ? weights.narrower : 0) +
    (siblingsOf.some((slug) => countParts(slug) <= maxSiblings) ? weights.sibling : 0) +
    weights.phrase * shared +
    (one.parent === other.parent && !vague.has(one.parent) ? weights.parent : 0)
  );
}

function readCategories(folder?: string): Category[] {
  const phrases = new Map<string, string[]>();
  const rows = [
    ...readTable('categories', folder).map(({ slug, synonyms }) => [slug, synonyms]),
    ...readTable('topics', folder).map((row) => [row.category, row.phrases]),
    ...readTable('meanings', folder).map((row) => [row.meaning, row.phrases]),
  ];
  for (const [slug = '', list = ''] of rows) {
    phrases.set(slug, [...(phrases.get(slug) ?? []), ...list.split(';')]);
  }
  return readTable('category-kinds', folder)
    .filter(({ category }) => category !== 'other')
    .map(({ category: slug = '', broader = '', parent = '' }) => ({
      slug,
      broader: broader.split(' ').filter((other) => other !== '' && other !== unlike.get(slug)),
      parent,
      phrases: new Set(phrases.get(slug)?.filter(Boolean)),
    }));
}
