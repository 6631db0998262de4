import { useState } from 'react';
import { offerFile } from '#app/browser/offer-file.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import type { ImportJob } from '#app/domain/import/job/import-job.ts';

/** Offers a file of the refused rows with their reasons. */
export function RefusedFile({ job }: { job: ImportJob }) {
  const [isBusy, setBusy] = useState(false);

  async function offer() {
    setBusy(true);
    try {
      const [db, { writeRefused }] = await Promise.all([
        openSession(),
        import('./engine/write-refused.client.ts'),
      ]);
      const name = job.file_name.replace(/\.[^.]*$/, '');
      offerFile(`${name}.refused.csv`, 'text/csv', await writeRefused(db, job));
    } catch {
      notify('exportFailed');
    }
    setBusy(false);
  }

  return (
    <button
      className="button-line"
      type="button"
      aria-disabled={isBusy}
      onClick={() => !isBusy && void offer()}
    >
      {isBusy ? 'One moment…' : 'Download the rejected rows'}
    </button>
  );
}
