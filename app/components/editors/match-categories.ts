import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import { correctWord } from '#app/domain/help/correct-word.ts';
import { findSpecialtyKeywords } from '#app/domain/import/category/find-specialty.ts';

/** The slug of the category for what belongs in no other. */
export const otherCategory = 'other';

export type CategoryMatches = {
  /** Those with the text in their name, synonyms or specialties, the ones that begin with it first. */
  found: CategoryChoice[];
  /** If none is found: those that share words with the text, and last the category for all else. */
  nearest: CategoryChoice[];
};

const maxNearest = 5;

/** Finds the categories that a person means by a text; an empty text means each. */
export function matchCategories(categories: CategoryChoice[], typed: string): CategoryMatches {
  const text = normalize(typed);
  const labelled = categories.map((category) => {
    const { name, synonyms, slug } = category;
    const labels = [name, ...synonyms, ...findSpecialtyKeywords(slug)].map(normalize);
    return { category, labels, words: new Set(labels.flatMap(toWords)) };
  });
  const begins = labelled.filter(({ labels }) => labels.some((label) => label.startsWith(text)));
  const contains = labelled.filter(
    (one) => !begins.includes(one) && one.labels.some((label) => label.includes(text)),
  );
  const found = [...begins, ...contains].map(({ category }) => category);
  if (found.length > 0) return { found, nearest: [] };

  const known = new Set(labelled.flatMap(({ words }) => [...words]));
  const wanted = toWords(text).map((word) => correctWord(word, known));
  const shared = labelled
    .map((one) => ({ ...one, count: wanted.filter((word) => hasWord(one.words, word)).length }))
    .filter(({ count, category }) => count > 0 && category.slug !== otherCategory)
    .toSorted((one, another) => another.count - one.count)
    .slice(0, maxNearest);
  const other = categories.filter(({ slug }) => slug === otherCategory);
  return { found, nearest: [...shared.map(({ category }) => category), ...other] };
}

function hasWord(words: ReadonlySet<string>, wanted: string): boolean {
  return words.has(wanted) || [...words].some((word) => word.startsWith(wanted));
}

function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

/** Without the s of a plural. */
function toWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.map((word) => word.replace(/(?<=[^s]{3})s$/, ''));
}
