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

const namesOf = perVocabulary(({ names }): Names => {
  const known: Names = { byName: new Map(), byStems: new Map() };
  for (const [words, stems, slug, isNarrower] of names) {
    const category = { slug, isNarrower };
    if (!known.byName.has(words)) known.byName.set(words, category);
    if (!known.byStems.has(stems)) known.byStems.set(stems, category);
  }
  return known;
});

/** Prepares the names and synonyms of categories: a 'tailor' is of "Tailors & Alterations" before "Dry Cleaners & Laundry". */
export function listNames(
  categories: [slug: string, name: string, synonyms: string[]][],
): Vocabulary['names'] {
  return categories
    .flatMap(([slug, ownName, synonyms]) => {
      const labels = [ownName, ...synonyms].map(normalizeWords).filter(Boolean);
      const ownStems = new Set(toStems(labels[0]?.split(' ') ?? []).split(' '));
      return labels.map((words) => {
        const stems = toStems(words.split(' '));
        const own = stems.split(' ').filter((stem) => ownStems.has(stem)).length;
        return { own, name: [words, stems, slug, own === 0] as Vocabulary['names'][number] };
      });
    })
    .toSorted((a, b) => b.own - a.own)
    .map(({ name }) => name);
}

/** Stop words keep their places: 'at&t park' is no parking. */
function toStems(words: readonly string[]): string {
  const isLead = ['the', 'a', 'an'].includes(words[0] ?? '');
  return words
    .slice(isLead ? 1 : 0)
    .map((word) => stemWord(word) ?? '-')
    .join(' ');
}
