import type { VocabularyKind } from '#app/domain/vocabulary/vocabulary.ts';

/** The kinds of phrases, in the order of the screen. */
export const vocabularyLabels: Record<VocabularyKind, string> = {
  synonym: 'Category names',
  need: 'Needs',
  topic: 'Topics',
  feature: 'Features',
  brand: 'Brands',
  place: 'City nicknames',
  neighborhood: 'Neighborhoods',
  word: 'Similar words',
};

/** What happens when somebody searches for a phrase of a kind. */
export const vocabularyHints: Record<VocabularyKind, string> = {
  synonym: 'Other names of the category, like “pub” for bars.',
  need: 'A search for one of these lists the category, like “toothache” for dentists.',
  topic:
    'These are searched as words near the place. If no listing has them, the category is listed.',
  feature: 'A search for one of these lists what has the feature.',
  brand: 'Other names of the brand, like “bk”.',
  place: 'A search near one of these is near the city.',
  neighborhood: 'Other names of the neighborhood.',
  word: 'A search for the word also finds these.',
};

/** What admins can add an entry of: the label of its name. */
export const newEntryLabels: Partial<Record<VocabularyKind, string>> = {
  feature: 'Feature, as listings have it',
  brand: 'Name of the brand',
  place: 'City and state, like “austin tx”',
  word: 'Word',
};
