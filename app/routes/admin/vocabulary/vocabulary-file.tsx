import { CsvFile } from '#app/components/admin/csv-file.tsx';
import { changeVocabulary, findVocabulary } from '#app/domain/vocabulary/vocabulary-calls.ts';
import {
  compareVocabulary,
  type VocabularyKind,
  type VocabularyRow,
} from '#app/domain/vocabulary/vocabulary.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** The entries of a kind as a file, with their phrases. */
export function VocabularyFile({ kind }: { kind: VocabularyKind }) {
  return (
    <CsvFile
      fileName={`search-words-${kind}.csv`}
      required={['key', 'phrases']}
      readRows={async (db) => {
        const rows = await readAll(db, kind);
        return [['key', 'phrases'], ...rows.map(({ key, phrases }) => [key, phrases.join(';')])];
      }}
      compare={async (db, rows) => {
        const found = compareVocabulary(await readAll(db, kind), rows);
        const count = (name: 'added' | 'removed') =>
          found.reduce((sum, one) => sum + one[name].length, 0);
        return {
          text: `${found.length} entries: ${count('added')} phrases to add, ${count('removed')} to remove.`,
          changes: found.map((change) => ({
            name: change.key,
            apply: async (ofDb) => (await changeVocabulary({ db: ofDb }, { kind, ...change })).ok,
          })),
        };
      }}
    />
  );
}

async function readAll(db: Db, kind: VocabularyKind): Promise<VocabularyRow[]> {
  const rows: VocabularyRow[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: Awaited<ReturnType<typeof findVocabulary>> = await findVocabulary(
      { db },
      { kind, q: '', after },
    );
    rows.push(...page.entries);
    after = page.next;
  }
  return rows;
}
