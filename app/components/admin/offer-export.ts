import { offerFile } from '#app/browser/offer-file.ts';
import { getAuthorization } from '#app/browser/session/fetch-answer.ts';
import { sendWrite } from '#app/browser/unsent/send-write.ts';
import { beginExport } from '#app/domain/export/export-calls.ts';
import type { ExportFilter, ExportFormat } from '#app/domain/export/export.ts';
import { toIsoDate } from '#app/domain/text/text.ts';
import type { Db } from '#app/services/supabase/client.ts';

type OfferExport = {
  filter: ExportFilter;
  format: ExportFormat;
  onProgress?: (bytes: number) => void;
  signal?: AbortSignal;
};

/**
 * Starts an export and offers its file, once it has arrived completely.
 * @throws AppError backend_unavailable; Error if the file is incomplete
 */
export async function offerExport(
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
  const response = await fetch(`/api/exports/${id}.${format}`, {
    headers,
    ...(signal && { signal }),
  });
  if (!response.ok || response.body === null) {
    throw new Error(`The export was answered by ${response.status}`);
  }
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        bytes += piece.byteLength;
        onProgress?.(bytes);
        controller.enqueue(piece);
      },
    }),
  );
  // Browsers store large blobs on disk.
  const file = await new Response(counted).blob();
  const day = toIsoDate(new Date());
  offerFile(`listings-${day}.${format}`, response.headers.get('Content-Type') ?? '', file);
}
