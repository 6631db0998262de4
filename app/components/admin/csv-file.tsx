import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { offerFile } from '#app/browser/offer-file.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import type { Db } from '#app/services/supabase/client.ts';

type Row = Record<string, string>;

/** A kind of data as a file. */
export type CsvTable = {
  /** Like 'categories.csv'. */
  fileName: string;
  /** The first one finds a row again. */
  columns: readonly string[];
  /** Those that a file needs; the others stay as they are where it lacks them. */
  required: readonly string[];
  find: (db: Db) => Promise<Row[]>;
  /** Saves a row that is new or has changed. */
  save: (db: Db, row: Row, before: Row | undefined) => Promise<{ ok: boolean }>;
};

type FileChange = { name: string; apply: (db: Db) => Promise<{ ok: boolean }> };

type State = { text: string; changes?: FileChange[]; isRunning?: true };

/** Downloads a kind of data as CSV; a changed file is compared and, once confirmed, applied. Rows that it lacks stay. */
export function CsvFile({ fileName, columns, required, find, save }: CsvTable) {
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
    const rows = (await find(db)).map((row) => columns.map((column) => row[column] ?? ''));
    offerFile(fileName, 'text/csv', stringify([[...columns], ...rows]));
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
    const [key = ''] = columns;
    const known = new Map((await find(db)).map((row) => [row[key], row]));
    const found = named.flatMap((given) => {
      const before = known.get(given[key]);
      const after = Object.fromEntries(
        columns.map((column) => [column, given[column] ?? before?.[column] ?? '']),
      );
      const isSame = columns.every((column) => after[column] === before?.[column]);
      const name = after[key] ?? '';
      if (isSame || name === '') return [];
      return [{ name, isNew: !before, apply: (ofDb: Db) => save(ofDb, after, before) }];
    });
    if (found.length === 0) return { text: 'The file changes nothing.' };
    const added = found.filter(({ isNew }) => isNew).length;
    return { text: `${added} to add, ${found.length - added} to change.`, changes: found };
  }

  async function apply(db: Db): Promise<State> {
    const failed: string[] = [];
    for (const { name, apply: change } of changes) {
      if (!(await change(db)).ok) failed.push(name);
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
