import { vocabularyQuestions } from '#app/config/limits.ts';
import { createValueMemory, type WatchedValue } from '#app/services/kv/value-watch.ts';
import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { makeVocabulary } from './make-vocabulary.ts';
import type { VocabularyRows } from './search.ts';
import { noVocabulary, type Vocabulary } from './vocabulary.ts';

const watched: WatchedValue<Vocabulary> = {
  name: 'vocabulary',
  memory: createValueMemory(noVocabulary),
  times: vocabularyQuestions,
  isLarge: true,
  async fetch({ db, known, signal }) {
    const args = { known_version: known.version };
    const answer = await db.rpc('get_vocabulary', args, { get: true }).abortSignal(signal);
    const rows = requireData(answer) as VocabularyRows | null;
    return rows === null ? known : makeVocabulary(rows);
  },
  parse: (found) => (isVocabulary(found) ? found : null),
};

function isVocabulary(found: unknown): found is Vocabulary {
  const { version, ...lists } = (found ?? {}) as Partial<Vocabulary>;
  const { version: _, ...expected } = noVocabulary;
  return (
    typeof version === 'string' &&
    Object.keys(expected).every((name) => Array.isArray(lists[name as keyof typeof lists]))
  );
}

/**
 * Returns the vocabulary that the isolate keeps, for an answer that depends on it; `noVocabulary` where
 * neither KV nor the database has answered.
 */
export function readVocabulary({ watch }: Pick<Services, 'watch'>): Promise<Vocabulary> {
  return watch(watched).readForCopy();
}
