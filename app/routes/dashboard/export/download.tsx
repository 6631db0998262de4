import * as toasts from '#app/messages/account-toasts.ts';
import { useEffect, useRef, useState } from 'react';
import { openSession } from '#app/browser/session/open-session.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import type { ExportFilter, ExportFormat } from '#app/domain/export/export.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { offerFile } from '#app/browser/offer-file.ts';
import { getAuthorization } from '#app/browser/session/fetch-answer.ts';
import { sendWrite } from '#app/browser/unsent/send-write.ts';
import { beginExport } from '#app/domain/export/export-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';

const formats = [
  ['csv', 'Download as CSV'],
  ['geojson', 'Download as GeoJSON'],
] as const;

/** The number of listings, and their file. */
export function Download({ filter, count }: { filter: ExportFilter; count: number }) {
  const [words, setWords] = useState('');
  const [isRunning, setRunning] = useState(false);
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  async function offer(format: ExportFormat) {
    setRunning(true);
    setWords('One moment…');
    const { signal } = (stopping.current = new AbortController());
    try {
      await offerExport(await openSession(), {
        filter,
        format,
        signal,
        onProgress: (bytes) => setWords(`${(bytes / 1_000_000).toFixed(1)} MB…`),
      });
    } catch {
      if (!signal.aborted) notify(toasts.exportFailed);
    }
    setWords('');
    setRunning(false);
  }

  return (
    <section className="mt-8" aria-label="The file">
      <p className="text-section tabular-nums" role="status">
        {count === 1 ? '1 listing' : `${formatCount(count)} listings`}
      </p>
      {count > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          {formats.map(([format, name]) => (
            <button
              key={format}
              className="button-line"
              type="button"
              aria-disabled={isRunning}
              onClick={() => !isRunning && void offer(format)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <p className="mt-2 min-h-[1lh] text-sm tabular-nums" role="status">
        {words}
      </p>
    </section>
  );
}

type OfferExport = {
  filter: ExportFilter;
  format: ExportFormat;
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
};

/**
 * Starts an export and offers its file, once it has arrived completely.
 * @throws AppError backend_unavailable; Error if the file is incomplete
 */
async function offerExport(
  db: Db,
  { filter, format, onProgress, signal }: OfferExport,
): Promise<void> {
  // An export whose answer was lost cannot be fetched: another one begins.
  const { id } = await sendWrite({
    db,
    signal,
    send: (tracked) => beginExport({ db: tracked }, filter),
  });
  const headers = await getAuthorization(db);
  const response = await fetch(`/api/exports/${id}.${format}`, { headers, signal });
  if (!response.ok || response.body === null) {
    throw new Error(`The export was answered by ${response.status}`);
  }
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        bytes += piece.byteLength;
        onProgress(bytes);
        controller.enqueue(piece);
      },
    }),
  );
  // Browsers store large blobs on disk.
  const file = await new Response(counted).blob();
  const day = new Date().toISOString().slice(0, 10);
  offerFile(`listings-${day}.${format}`, response.headers.get('Content-Type') ?? '', file);
}
