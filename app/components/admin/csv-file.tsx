import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { offerFile } from '#app/browser/offer-file.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** A change that a file makes: its name for people, and whether it was accepted. */
export type FileChange = { name: string; apply: (db: Db) => Promise<boolean> };

type CsvFileProps = {
  /** Like 'categories.csv'. */
  fileName: string;
  /** The header and the present rows. */
  readRows: (db: Db) => Promise<string[][]>;
  /** The columns that a file needs. */
  required: readonly string[];
  /** Returns what the rows of a file change, each by column, and how much that is in words; rows that it lacks stay. */
  compare: (
    db: Db,
    rows: Record<string, string | undefined>[],
  ) => Promise<{ text: string; changes: FileChange[] }>;
};

type State = { text: string; changes?: FileChange[]; isRunning?: true };

/** Downloads a kind of data as CSV; a changed file is compared and, once confirmed, applied. */
export function CsvFile({ fileName, readRows, required, compare }: CsvFileProps) {
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
    offerFile(fileName, 'text/csv', stringify(await readRows(db)));
    return { text: '' };
  }

  async function compareFile(db: Db, file: File): Promise<State> {
    const { splitRecords } = await import('#app/domain/import/read/split-records.ts');
    const records: string[][] = [];
    for await (const { cells } of splitRecords(readText(file), ',')) records.push(cells);
    const [header = [], ...rows] = records;
    if (required.some((column) => !header.includes(column))) {
      return { text: `The file needs these columns: ${required.join(', ')}.` };
    }
    const named = rows.map((cells) =>
      Object.fromEntries(header.map((column, index) => [column, cells[index]?.trim()])),
    );
    const found = await compare(db, named);
    return found.changes.length === 0 ? { text: 'The file changes nothing.' } : found;
  }

  async function apply(db: Db): Promise<State> {
    const failed: string[] = [];
    for (const { name, apply: save } of changes) {
      if (!(await save(db))) failed.push(name);
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
            if (file) void run((db) => compareFile(db, file));
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
