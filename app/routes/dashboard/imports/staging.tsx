import { useEffect, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { ImportError } from '#app/domain/import/import-error.ts';
import type { ImportJob } from '#app/domain/import/job/import-job.ts';
import { checkImport } from '#app/domain/import/job/job-calls.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { triggerImports } from './control-forms.ts';

/** Reads the file in this tab, from where an earlier tab stopped, and then has its rows checked. */
export function Staging({ job }: { job: ImportJob }) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const [rows, setRows] = useState(job.row_count);
  const [fault, setFault] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const stopping = new AbortController();
    stage(job, { onProgress: setRows, signal: stopping.signal })
      .then(() => revalidate())
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) setFault(describe(error));
      });
    return () => stopping.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one reading of the file, whatever the loader brings meanwhile
  }, [attempt]);

  if (fault !== null) {
    return (
      <div className="mt-8 max-w-2xl">
        <p role="alert">{fault}</p>
        <button
          className="button-line mt-4"
          type="button"
          onClick={() => {
            setFault(null);
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </button>
      </div>
    );
  }
  return (
    <div className="mt-8 max-w-2xl">
      <label className="block font-semibold" htmlFor={id}>
        Reading the file: {formatCount(rows)} rows
      </label>
      <progress className="mt-2 w-full" id={id} />
      <p className="mt-2 text-sm text-soft">
        Keep this tab open for a moment; the file is read in your browser. If you close it, open
        this import again to continue.
      </p>
    </div>
  );
}

type StageOptions = { onProgress: (rows: number) => void; signal: AbortSignal };

async function stage(job: ImportJob, options: StageOptions): Promise<void> {
  if (!('columns' in job.settings)) return;
  const db = await openSession();
  const { stageTable } = await import('./engine/stage-table.client.ts');
  const { columns } = job.settings;
  const isTaken = await stageTable(db, { job, columns, ...options });
  if (!isTaken) return;
  await checkImport({ db }, job.id);
  triggerImports();
}

function describe(error: unknown): string {
  if (error instanceof ImportError) return error.message;
  return 'The file could not be read completely.';
}
