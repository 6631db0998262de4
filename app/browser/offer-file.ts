import * as toasts from '#app/messages/account-toasts.ts';
import { notify } from './toasts/toast-store.ts';

/**
 * Makes the browser download a text, or its parts joined, as a file. CSV begins with a byte order
 * mark: without it Excel takes the text for Windows-1252.
 */
export function offerFile(name: string, type: string, text: BlobPart | BlobPart[]) {
  const parts = [type === 'text/csv' ? '\ufeff' : '', text].flat();
  const href = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Some browsers read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/**
 * Offers rows as a file of RFC 4180; returns whether it could. A toast tells of a failure, also if the
 * rows did not load, which is null.
 */
export async function offerCsv(name: string, rows: (string | number)[][] | null): Promise<boolean> {
  try {
    if (rows === null) throw new Error('The rows did not load');
    const { stringify } = await import('csv-stringify/browser/esm/sync');
    // A name like '=HYPERLINK(…)' must stay text in a spreadsheet (OWASP, CSV injection).
    const text = stringify(rows, { record_delimiter: 'windows', escape_formulas: true });
    offerFile(name, 'text/csv', text);
    return true;
  } catch {
    notify(toasts.exportFailed);
    return false;
  }
}
