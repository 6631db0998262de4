import { useEffect, useState, useId } from 'react';
import { useFetcher } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { LoadFailed } from '#app/components/errors/load-failed.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { findMissingFields, nameColumns } from '#app/domain/import/fields.ts';
import type { ImportJob, SavedColumns } from '#app/domain/import/import.ts';
import type { TextFormat } from '#app/domain/import/read/read-table.ts';
import { ImportError } from '#app/domain/import/read/source.ts';
import { ColumnTable } from './column-table.tsx';
import type { OpenedTable } from './engine/open-table.client.ts';
import { FilePreview } from './file-preview.tsx';
import { fieldNames } from './labels.ts';
import { SameForAll } from './same-for-all.tsx';

type ColumnsProps = { job: ImportJob };

type Opened =
  | { kind: 'opening' }
  | { kind: 'opened'; table: OpenedTable }
  | { kind: 'failed'; error: unknown };

/** Opens the file in this tab and asks for the meaning of its columns. */
export function Columns({ job }: ColumnsProps) {
  const { id, file_name: fileName, has_file: hasFile } = job;
  const settled = 'reading' in job.settings ? job.settings.reading : null;
  const [chosen, setChosen] = useState<Partial<TextFormat>>(settled ?? {});
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });

  useEffect(() => {
    if (!hasFile) return;
    let isOver = false;
    open(id, fileName, chosen)
      .then((table) => !isOver && setOpened({ kind: 'opened', table }))
      .catch((error: unknown) => !isOver && setOpened({ kind: 'failed', error }));
    return () => {
      isOver = true;
    };
  }, [id, fileName, hasFile, chosen]);

  if (!hasFile) {
    return (
      <p className="mt-8 max-w-2xl">
        This import has no file: its upload did not finish, or the file was deleted after thirty
        days. Please choose the file again in the list of imports.
      </p>
    );
  }
  if (opened.kind === 'opening') return <p className="mt-8 text-soft">Opening the file…</p>;
  if (opened.kind === 'failed') {
    if (opened.error instanceof ImportError) {
      return (
        <p className="mt-8 font-medium text-accent" role="alert">
          {opened.error.message}
        </p>
      );
    }
    return (
      <div className="mt-8">
        <LoadFailed text="We could not load the file." onRetry={() => setChosen({ ...chosen })} />
      </div>
    );
  }
  const { reading } = opened.table;
  return (
    <ColumnsForm
      key={`${reading?.encoding} ${reading?.delimiter}`}
      job={job}
      table={opened.table}
      onReading={(change) => setChosen({ ...chosen, ...change })}
    />
  );
}

async function open(
  id: string,
  fileName: string,
  reading: Partial<TextFormat>,
): Promise<OpenedTable> {
  const [db, { openTable }] = await Promise.all([
    openSession(),
    import('./engine/open-table.client.ts'),
  ]);
  return openTable(db, { id, fileName, reading });
}

type ColumnsFormProps = {
  job: ImportJob;
  table: OpenedTable;
  onReading: (change: Partial<TextFormat>) => void;
};

/** How to read the file: guessed, corrected, and stored for its source. */
function ColumnsForm({ job, table, onReading }: ColumnsFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  const sourceId = useId();
  const [source, setSource] = useState(job.source ?? '');
  const [columns, setColumns] = useState(() => findColumns(job, table));
  const { constants = {} } = columns;
  const missing = findMissingFields(toMapping(columns.fields), constants);

  function nameSource(name: string) {
    setSource(name);
    const known = job.sources.find((one) => one.name === name);
    if (known) setColumns(pickPresentColumns(known.columns, table.header));
  }

  return (
    <section className="@container mt-8">
      <h2 className="text-section">How the file is read</h2>
      <p className="mt-3 max-w-2xl">
        Read as {table.format}
        {!table.isWritten && ', without a header: columns were recognized by their cells'}.
        {table.titles.length > 0 && ` Above the header: ${table.titles.join(' / ')}.`}
      </p>
      {table.reading && <ReadingFields reading={table.reading} onChange={onReading} />}
      <div className="mt-6 max-w-md">
        <label className="block text-sm font-semibold" htmlFor={sourceId}>
          Source (optional)
        </label>
        <input
          className="mt-1 block min-h-12 w-full rounded-control border-[1.5px] border-rule-strong bg-raised px-3"
          id={sourceId}
          list={`${sourceId}-known`}
          maxLength={60}
          value={source}
          aria-describedby={`${sourceId}-hint`}
          onChange={({ target }) => nameSource(target.value)}
        />
        <datalist id={`${sourceId}-known`}>
          {job.sources.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <p className="mt-1 text-xs text-soft" id={`${sourceId}-hint`}>
          Where the file comes from, for example “chicago-licenses”: we remember its columns for the
          next file.
        </p>
      </div>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 @4xl:grid-cols-2">
        <div>
          <ColumnTable table={table} columns={columns} onChange={setColumns} />
          <SameForAll
            constants={constants}
            proposedName={columns.fields.name === undefined ? table.proposedName : null}
            onChange={(changed) => setColumns({ ...columns, constants: changed })}
          />
          {source.trim() !== '' && (
            <KeyColumns
              header={table.header}
              columns={columns.key}
              onChange={(key) => setColumns({ ...columns, key })}
            />
          )}
        </div>
        <FilePreview
          table={table}
          columns={columns}
          fileName={job.file_name}
          isComplete={missing.length === 0}
        />
      </div>
      <div className="sticky bottom-0 mt-6 border-t border-rule bg-paper py-3">
        {missing.length > 0 ? (
          <p className="font-medium text-accent" role="alert">
            Choose the column for, or say for all rows:{' '}
            {missing.map((field) => fieldNames[field]).join(', ')}.
          </p>
        ) : (
          <SignedInForm fetcher={fetcher} intent="describe" button="Check the rows">
            <input type="hidden" name="id" value={job.id} />
            <input type="hidden" name="source" value={source} />
            <input
              type="hidden"
              name="settings"
              value={JSON.stringify({ reading: table.reading, columns })}
            />
          </SignedInForm>
        )}
      </div>
    </section>
  );
}

/** Returns the choices for this file, else the guess. */
function findColumns(job: ImportJob, table: OpenedTable): SavedColumns {
  if ('columns' in job.settings) return pickPresentColumns(job.settings.columns, table.header);
  return { fields: nameColumns(table.header, table.guess.mapping), key: [] };
}

/** Removes columns that this file does not have. */
function pickPresentColumns(
  { fields, key, constants, ignored }: SavedColumns,
  header: readonly string[],
): SavedColumns {
  const known = Object.entries(fields).filter(([, column]) => header.includes(column));
  return {
    fields: Object.fromEntries(known),
    key: key.filter((name) => header.includes(name)),
    ...(constants && { constants }),
    ...(ignored && { ignored }),
  };
}

/** For the check of missing fields, the column itself does not matter. */
function toMapping(fields: SavedColumns['fields']) {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, 0]));
}

type KeyColumnsProps = {
  header: readonly string[];
  columns: readonly string[];
  onChange: (columns: string[]) => void;
};

/** The columns that identify a business of this source, whatever else changes. */
function KeyColumns({ header, columns, onChange }: KeyColumnsProps) {
  return (
    <fieldset className="mt-6 max-w-4xl">
      <legend className="text-sm font-semibold">Key of the source (optional)</legend>
      <p className="mt-1 text-xs text-soft">
        Columns that together identify a business in every file of this source, for example a
        license number. The next file then updates the same listing, even under another name.
      </p>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {header.map((column) => (
          <label key={column} className="inline-flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={columns.includes(column)}
              onChange={({ target }) =>
                onChange(
                  header.filter((one) => (one === column ? target.checked : columns.includes(one))),
                )
              }
            />
            {column}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ReadingFieldsProps = { reading: TextFormat; onChange: (change: Partial<TextFormat>) => void };

const encodings: readonly (readonly [TextFormat['encoding'], string])[] = [
  ['utf-8', 'UTF-8'],
  ['windows-1252', 'Western (Windows-1252, Latin-1)'],
  ['macintosh', 'Mac Roman'],
  ['utf-16le', 'UTF-16, little-endian'],
  ['utf-16be', 'UTF-16, big-endian'],
];
const delimiters: readonly (readonly [string, string])[] = [
  [',', 'Commas'],
  [';', 'Semicolons'],
  ['\t', 'Tabs'],
  ['|', 'Bars'],
];

/** Encoding and format of the file, if the guess was wrong. */
function ReadingFields({ reading, onChange }: ReadingFieldsProps) {
  return (
    <div className="mt-4 grid max-w-2xl grid-cols-1 gap-5 sm:grid-cols-2">
      <SelectField
        label="Encoding"
        options={encodings}
        value={reading.encoding}
        onChange={(encoding) => onChange({ encoding })}
      />
      <SelectField
        label="Cells are separated by"
        options={delimiters}
        value={reading.delimiter}
        onChange={(delimiter) => onChange({ delimiter })}
      />
    </div>
  );
}
