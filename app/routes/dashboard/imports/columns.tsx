import { useEffect, useState } from 'react';
import { openSession } from '#app/browser/session/open-session.ts';
import { LoadFailed } from '#app/components/errors/load-failed.tsx';
import { ImportError } from '#app/domain/import/import-error.ts';
import type { TextFormat } from '#app/domain/import/read/read-table.ts';
import type { ImportJob } from '#app/domain/import/job/import-job.ts';
import { ColumnsForm } from './columns-form.tsx';
import type { OpenedTable } from './engine/open-table.client.ts';

type ColumnsProps = { job: ImportJob; onSent: () => void };

type Opened =
  | { kind: 'opening' }
  | { kind: 'opened'; table: OpenedTable }
  | { kind: 'failed'; error: unknown };

/** Opens the file in this tab and asks for the meaning of its columns. */
export function Columns({ job, onSent }: ColumnsProps) {
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
      onSent={onSent}
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
