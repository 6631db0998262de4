import { normalizeWords, stemWord } from './normalize-words.ts';
import { perVocabulary, type Vocabulary } from './vocabulary.ts';

export type NamedCategory = {
  slug: string;
  /** The words name a part of it: 'notary' of "Printing & Shipping". */
  isNarrower: boolean;
};

type Names = { byName: Map<string, NamedCategory>; byStems: Map<string, NamedCategory> };

/**
 * Returns the category that these normalized words name: 'vets' and 'veterinarian'
 * name one, 'vet supplies' does not.
 */
export function findNamedCategory(
  vocabulary: Vocabulary,
  words: readonly string[],
): NamedCategory | null {
  const known = namesOf(vocabulary);
  const stems = toStems(words);
  return known.byName.get(words.join(' ')) ?? known.byStems.get(stems) ?? null;
}

/** Returns the name of a category, as screens show it; null for an unknown slug. */
export function findCategoryName({ categories }: Vocabulary, slug: string): string | null {
  return categories.find(([known]) => known === slug)?.[1] ?? null;
}

const namesOf = perVocabulary(({ categories }): Names => {
  const byName = new Map<string, NamedCategory & { own: number }>();
  const byStems = new Map<string, NamedCategory & { own: number }>();
  for (const [slug, ownName, synonyms] of categories) {
    const labels = [ownName, ...synonyms].map(normalizeWords).filter(Boolean);
    const ownStems = new Set(toStems(labels[0]?.split(' ') ?? []).split(' '));
    for (const name of labels) {
      const stems = toStems(name.split(' '));
      const own = stems.split(' ').filter((stem) => ownStems.has(stem)).length;
      const category = { slug, isNarrower: own === 0, own };
      // A 'tailor' is of "Tailors & Alterations" before "Dry Cleaners & Laundry".
      if (own > (byName.get(name)?.own ?? -1)) byName.set(name, category);
      if (own > (byStems.get(stems)?.own ?? -1)) byStems.set(stems, category);
    }
  }
  return { byName, byStems };
});

/** Stop words keep their places: 'at&t park' is no parking. */
function toStems(words: readonly string[]): string {
  const isLead = ['the', 'a', 'an'].includes(words[0] ?? '');
  return words
    .slice(isLead ? 1 : 0)
    .map((word) => stemWord(word) ?? '-')
    .join(' ');
}
