import { defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';
import type { VocabularyKind } from './vocabulary.ts';

type FindVocabulary = { kind: VocabularyKind; q: string; after: string; isRetired?: boolean };

/** Returns up to 50 entries of a kind whose name or phrases contain a text, for an admin. */
export const findVocabulary = defineRead(
  'find_vocabulary',
  ({ isRetired = false, ...query }: FindVocabulary) => ({ ...query, is_retired: isRetired }),
);

type Entry = { kind: VocabularyKind; key: string };

/** Returns an entry, for an admin; null where there is none. */
export const findVocabularyEntry = defineRead('get_vocabulary_entry', (entry: Entry) => entry);

type ChangeVocabulary = Entry & { added?: string[]; removed?: string[] };

/** Adds and removes phrases; searches follow within a minute. Undone by the opposite change. */
export const changeVocabulary = defineWrite(
  'change_vocabulary',
  (change: ChangeVocabulary) => change,
);
