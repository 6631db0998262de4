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

/** What a file changes in an entry. */
export type VocabularyChange = { key: string; added: string[]; removed: string[] };

/** Returns what a file's rows with a key and phrases change; entries that are not in it stay. */
export function compareVocabulary(
  present: readonly VocabularyRow[],
  rows: readonly { key?: string | undefined; phrases?: string | undefined }[],
): VocabularyChange[] {
  const known = new Map(present.map(({ key, phrases }) => [key, phrases]));
  return rows
    .map(({ key = '', phrases = '' }): VocabularyChange => {
      const [before, after] = [known.get(key) ?? [], splitPhrases(phrases)];
      return {
        key,
        added: after.filter((phrase) => !before.includes(phrase)),
        removed: before.filter((phrase) => !after.includes(phrase)),
      };
    })
    .filter(({ key, added, removed }) => key !== '' && added.length + removed.length > 0);
}
