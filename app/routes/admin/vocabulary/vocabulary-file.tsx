import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { offerFile } from '#app/browser/offer-file.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { changeVocabulary, findVocabulary } from '#app/domain/vocabulary/vocabulary-calls.ts';
import {
  compareVocabulary,
  type VocabularyChange,
  type VocabularyKind,
  type VocabularyRow,
} from '#app/domain/vocabulary/vocabulary.ts';
import type { Db } from '#app/services/supabase/client.ts';

type State = { text: string; changes?: VocabularyChange[]; isRunning?: true };

/** Downloads the entries of a kind as CSV; a changed file is compared and, once confirmed, applied. */
export function VocabularyFile({ kind }: { kind: VocabularyKind }) {
  const [{ text, changes = [], isRunning = false }, setState] = useState<State>({ text: '' });
  const { revalidate } = useRevalidator();

  async function run(task: (db: Db) => Promise<State>) {
    setState({ text: 'One moment…', isRunning: true });
    setState(
      await openSession()
        .then(task)
        .catch(() => ({ text: 'This did not work. Please try again.' })),
    );
  }

  async function download(db: Db): Promise<State> {
    const { stringify } = await import('csv-stringify/browser/esm/sync');
    const rows = await readAll(db, kind);
    const cells = rows.map(({ key, phrases }) => [key, phrases.join(';')]);
    offerFile(`search-words-${kind}.csv`, 'text/csv', stringify([['key', 'phrases'], ...cells]));
    return { text: '' };
  }

  async function compare(db: Db, file: File): Promise<State> {
    const { splitRecords } = await import('#app/domain/import/read/split-records.ts');
    const records: string[][] = [];
    for await (const { cells } of splitRecords(readText(file), ',')) records.push(cells);
    const found = compareVocabulary(await readAll(db, kind), records);
    if (found === null) return { text: 'The file needs the columns “key” and “phrases”.' };
    const count = (name: 'added' | 'removed') =>
      found.reduce((sum, one) => sum + one[name].length, 0);
    if (found.length === 0) return { text: 'The file changes nothing.' };
    return {
      text: `${found.length} entries: ${count('added')} phrases to add, ${count('removed')} to remove.`,
      changes: found,
    };
  }

  async function apply(db: Db): Promise<State> {
    const failed: string[] = [];
    for (const change of changes) {
      const { ok } = await changeVocabulary({ db }, { kind, ...change });
      if (!ok) failed.push(change.key);
    }
    await revalidate();
    const done = `Changed ${changes.length - failed.length} entries.`;
    return { text: failed.length > 0 ? `${done} Refused: ${failed.join(', ')}` : done };
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        className="button-line"
        type="button"
        aria-disabled={isRunning}
        onClick={() => !isRunning && void run(download)}
      >
        Download as CSV
      </button>
      <label className="button-line cursor-pointer focus-within:outline">
        Compare a CSV file
        <input
          className="sr-only"
          type="file"
          accept=".csv"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void run((db) => compare(db, file));
            target.value = '';
          }}
        />
      </label>
      {changes.length > 0 && (
        <button className="button-solid" type="button" onClick={() => void run(apply)}>
          Apply changes
        </button>
      )}
      <p className="text-sm" role="status">
        {text}
      </p>
    </div>
  );
}

/** Without the byte order mark that Excel writes. */
async function* readText(file: File): AsyncGenerator<string> {
  yield (await file.text()).replace(/^\ufeff/, '');
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
