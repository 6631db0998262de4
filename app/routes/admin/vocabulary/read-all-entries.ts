import { findVocabulary } from '#app/domain/vocabulary/vocabulary-calls.ts';
import type { VocabularyKind, VocabularyRow } from '#app/domain/vocabulary/vocabulary.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** Returns all entries of a kind that are in use, page after page. */
export async function readAllEntries(db: Db, kind: VocabularyKind): Promise<VocabularyRow[]> {
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
