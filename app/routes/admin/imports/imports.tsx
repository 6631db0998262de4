import { useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { sendWrite } from '#app/browser/unsent/send-write.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { later, ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { ScreenSection } from '#app/components/signed-in/screen-section.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
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
        <ScreenPart of={loaderData.imports} failed="We could not load the imports.">
          {(imports) =>
            imports.length === 0 ? (
              <p className="text-soft">No imports yet.</p>
            ) : (
              <ul className="border-t border-ink">
                {imports.map((one) => (
                  <ImportLine key={one.id} one={one} />
                ))}
              </ul>
            )
          }
        </ScreenPart>
      </ScreenSection>
    </>
  );
}

function ImportLine({ one }: { one: ImportSummary }) {
  const counts = rowKinds.flatMap(({ kind, name, isPart }) => {
    const count = one.counts[kind] ?? 0;
    return count === 0 || isPart ? [] : [`${name.toLowerCase()} ${formatCount(count)}`];
  });
  return (
    <li className="grid items-baseline gap-x-6 gap-y-1 border-b border-rule py-3 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10rem]">
      <span className="min-w-0 wrap-anywhere">
        <Link className="link-quiet font-semibold" to={`/dashboard/imports/${one.id}`}>
          {one.file_name}
        </Link>
        <span className="block text-sm text-soft">
          {formatLocalDate(one.created_at)}
          {one.created_by && `, ${one.created_by}`}
          {one.source && `, source ${one.source}`}
        </span>
      </span>
      <span className="text-sm">
        {one.row_count > 0 && `${formatCount(one.row_count)} rows`}
        {counts.length > 0 && `: ${counts.join(', ')}`}
      </span>
      <span className="text-sm font-semibold">{stateNames[one.state]}</span>
    </li>
  );
}

const maxBytes = 52_428_800;

/** Uploads the chosen file, and continues with its columns. */
function FileChooser() {
  const id = useId();
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
      <label className="block text-sm font-semibold" htmlFor={id}>
        A file of businesses
      </label>
      <input
        className="mt-1 block min-h-12 w-full rounded-control border-[1.5px] border-rule-strong bg-raised p-2.5 file:mr-3 file:font-semibold"
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.json,.geojson,.jsonl,.ndjson,.zip"
        disabled={isBusy}
        aria-describedby={`${id}-words`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void begin(file);
        }}
      />
      <p
        className={`mt-1 min-h-[1lh] text-sm ${words?.isFault ? 'font-medium text-accent' : 'text-soft'}`}
        id={`${id}-words`}
        role="status"
      >
        {words?.text ??
          'CSV, Excel (.xlsx), JSON or a zip of one of them, up to 50,000 rows and 50 MB.'}
      </p>
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
