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

/**
 * Returns what a file with the columns key and phrases changes; entries that are not in it stay. Null without those
 * columns.
 */
export function compareVocabulary(
  present: readonly VocabularyRow[],
  [header = [], ...records]: readonly string[][],
): VocabularyChange[] | null {
  const [ofKey, ofPhrases] = [header.indexOf('key'), header.indexOf('phrases')];
  if (ofKey < 0 || ofPhrases < 0) return null;
  const known = new Map(present.map(({ key, phrases }) => [key, phrases]));
  return records
    .map((cells): VocabularyChange => {
      const key = cells[ofKey] ?? '';
      const [before, after] = [known.get(key) ?? [], splitPhrases(cells[ofPhrases] ?? '')];
      return {
        key,
        added: after.filter((phrase) => !before.includes(phrase)),
        removed: before.filter((phrase) => !after.includes(phrase)),
      };
    })
    .filter(({ key, added, removed }) => key !== '' && added.length + removed.length > 0);
}
