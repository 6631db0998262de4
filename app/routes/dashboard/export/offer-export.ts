import { offerFile } from '#app/browser/offer-file.ts';
import { getAuthorization } from '#app/browser/session/get-authorization.ts';
import { beginExport } from '#app/domain/export/begin-export.ts';
import type { ExportFilter, ExportFormat } from '#app/domain/export/export.ts';
import type { Db } from '#app/services/supabase/client.ts';

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
export async function offerExport(
  db: Db,
  { filter, format, onProgress, signal }: OfferExport,
): Promise<void> {
  const { id } = await beginExport({ db }, filter);
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
