import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { sendWrite } from '#app/browser/unsent/send-write.ts';
import { type Column, hasWords } from '#app/components/list/list-query.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { later } from '#app/components/signed-in/screen-part.tsx';
import { ScreenSection } from '#app/components/signed-in/screen-section.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { FileField } from '#app/components/ui/file-field.tsx';
import { createImport, findImports } from '#app/domain/import/import-calls.ts';
import { importBucket, type ImportSummary } from '#app/domain/import/import.ts';
import { formatCount, formatLocalDate } from '#app/domain/text/text.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { putFile } from '#app/services/supabase/storage-files.ts';
import type { Route } from './+types/imports';
import { rowKinds, stateNames } from './labels.ts';

export const handle = { isPrivate: true, title: 'Imports' } satisfies SignedInHandle;

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { imports: later(findImports(context.get(signedInContext))) };
}

/** Starts imports and lists earlier ones; for admins. */
export default function ImportsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-soft">
        Adds businesses from a file to the directory. You see a preview of each row first, and you
        can roll back an import.
      </p>
      <FileChooser />
      <ScreenSection title="Earlier imports">
        <RecordList
          label="Find imports"
          search={{ label: 'File, source or person' }}
          filters={[{ name: 'state', label: 'State', options: [['', 'Any'], ...states] }]}
          of={loaderData.imports}
          failed="We could not load the imports."
          read={(rows) => ({ rows })}
          keyOf={({ id }) => id}
          columns={columns}
          matches={({ file_name, source, created_by, state }, params) =>
            hasWords(`${file_name} ${source} ${created_by}`, params) &&
            [null, '', state].includes(params.get('state'))
          }
          empty="No imports."
        />
      </ScreenSection>
    </>
  );
}

const states = Object.entries(stateNames);

const columns: Column<ImportSummary>[] = [
  {
    name: 'File',
    sort: 'file',
    value: ({ file_name }) => file_name,
    cell: ({ id, file_name }) => (
      <Link className="link-quiet font-semibold" to={`/dashboard/imports/${id}`}>
        {file_name}
      </Link>
    ),
  },
  {
    name: 'Started',
    sort: 'started',
    value: ({ created_at }) => Date.parse(created_at),
    cell: ({ created_at, created_by }) =>
      [formatLocalDate(created_at), created_by].filter(Boolean).join(', '),
  },
  { name: 'Source', cell: ({ source }) => source ?? '–' },
  {
    name: 'Rows',
    sort: 'rows',
    value: ({ row_count }) => row_count,
    cell: ({ row_count }) => formatCount(row_count),
    isNarrow: true,
  },
  { name: 'Outcome', cell: describeCounts },
  { name: 'State', cell: ({ state }) => <b>{stateNames[state]}</b> },
];

function describeCounts({ counts }: ImportSummary): string {
  return rowKinds
    .flatMap(({ kind, name, isPart }) => {
      const count = counts[kind] ?? 0;
      return count === 0 || isPart ? [] : [`${name.toLowerCase()} ${formatCount(count)}`];
    })
    .join(', ');
}

const maxBytes = 52_428_800;

/** Uploads the chosen file, and continues with its columns. */
function FileChooser() {
  const navigate = useNavigate();
  const [words, setWords] = useState<{ text: string; isFault: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  async function begin(file: File) {
    if (file.size === 0 || file.size > maxBytes) {
      const text = file.size === 0 ? 'The file is empty.' : 'A file can be up to 50 MB.';
      setWords({ text, isFault: true });
      return;
    }
    setBusy(true);
    stopping.current = new AbortController();
    try {
      const job = await beginImport({
        file,
        signal: stopping.current.signal,
        onProgress: (share) =>
          setWords({
            text: `Uploading, ${formatCount(Math.round(share * 100))}%`,
            isFault: false,
          }),
      });
      await navigate(`/dashboard/imports/${job}`);
    } catch {
      setWords({ text: 'The file was not uploaded. Please choose it again.', isFault: true });
      setBusy(false);
    }
  }

  return (
    <div className="max-w-2xl">
      <FileField
        label="A file of businesses"
        accept=".csv,.tsv,.txt,.xlsx,.json,.geojson,.jsonl,.ndjson,.parquet,.zip"
        isBusy={isBusy}
        text={
          words?.text ??
          'CSV, Excel (.xlsx), JSON, Parquet or a zip of a text, up to 50,000 rows and 50 MB.'
        }
        isFault={words?.isFault ?? false}
        onChoose={(file) => void begin(file)}
      />
    </div>
  );
}

type BeginImport = { file: File; onProgress: (share: number) => void; signal: AbortSignal };

/**
 * Starts an import and uploads its file; returns its id.
 * @throws AppError; Error if the network or the service fails
 */
async function beginImport({ file, ...options }: BeginImport): Promise<string> {
  const db = await openSession();
  const { signal } = options;
  const id = await sendWrite({
    db,
    signal,
    send: async (tracked, lost) =>
      (lost?.isDone && (await findCreated(db, file))) ||
      createImport({ db: tracked }, { fileName: file.name, bytes: file.size }),
  });
  const { data, error } = await db.storage.from(importBucket).createSignedUploadUrl(id);
  if (error) throw error;
  // Without the browser's type: the content decides.
  const bytes = new Blob([file], { type: 'application/octet-stream' });
  const status = await putFile(data.signedUrl, bytes, options);
  if (status !== 200) throw new Error(`The storage service answered ${status}`);
  return id;
}

/** Returns the id of the newest import of this file that has no rows yet; undefined if none. */
async function findCreated(db: Db, { name, size }: File): Promise<string | undefined> {
  const imports = await findImports({ db });
  const created = imports.find(
    ({ state, has_file, bytes, file_name }) =>
      state === 'mapping' && !has_file && bytes === size && file_name === name.slice(-200),
  );
  return created?.id;
}
