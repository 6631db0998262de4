/**
 * What words mean in this directory: rows of the database, prepared for the readers of texts
 * (`make-vocabulary.ts`). Plain data, as it is kept in KV and on devices.
 */
export type Vocabulary = {
  /** Changes with the rows. */
  version: string;
  categories: [slug: string, name: string][];
  /** Their names and synonyms, normalized; of the same ones the first counts. */
  names: [words: string, stems: string, slug: string, isNarrower: boolean][];
  former_categories: [slug: string, present: string][];
  /** The keys of all phrases of a meaning, and those of one word as they are written. */
  phrases: [kind: string, meaning: string, keys: string[], words: string[]][];
  /** What a word or the name of a brand may also be called. */
  alternatives: [word: string, others: string[]][];
  brands: [name: string, others: string[]][];
};

/** Where none could be loaded: texts are read by their words alone. */
export const noVocabulary: Vocabulary = {
  version: '',
  categories: [],
  names: [],
  former_categories: [],
  phrases: [],
  alternatives: [],
  brands: [],
};

/** Returns what `make` makes of a vocabulary, which is made once and lives as long as it. */
export function perVocabulary<Index>(
  make: (vocabulary: Vocabulary) => Index,
): (vocabulary: Vocabulary) => Index {
  const made = new WeakMap<Vocabulary, { index: Index }>();
  return (vocabulary) => {
    const known = made.get(vocabulary);
    if (known) return known.index;
    const index = make(vocabulary);
    made.set(vocabulary, { index });
    return index;
  };
}
