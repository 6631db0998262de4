import type { z } from 'zod';
import type { vocabularyEntrySchema, vocabularyPageSchema } from './vocabulary-schema.ts';

export type VocabularyRow = z.infer<typeof vocabularyPageSchema>['entries'][number];
export type VocabularyEntry = z.infer<typeof vocabularyEntrySchema>;

/** What the phrases of an entry do in a search; the migration change_vocabulary has the same. */
export const vocabularyKinds = [
  'synonym',
  'need',
  'topic',
  'feature',
  'brand',
  'place',
  'neighborhood',
  'word',
] as const;
export type VocabularyKind = (typeof vocabularyKinds)[number];

/** Splits phrases that were typed in one field. */
export function splitPhrases(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
}

/** Returns what one text with phrases adds to another one, and removes. */
export function comparePhrases(before: string, after: string) {
  const [present, given] = [splitPhrases(before), splitPhrases(after)];
  return {
    added: given.filter((phrase) => !present.includes(phrase)),
    removed: present.filter((phrase) => !given.includes(phrase)),
  };
}
