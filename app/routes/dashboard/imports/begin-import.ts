import { openSession } from '#app/browser/session/open-session.ts';
import { createImport } from '#app/domain/import/job/create-import.ts';
import { importBucket } from '#app/domain/import/job/import-job.ts';
import { putFile } from '#app/services/supabase/put-file.ts';

type BeginImport = { file: File; onProgress: (share: number) => void; signal: AbortSignal };

/**
 * Starts an import and uploads its file; returns its id.
 * @throws AppError; Error if the network or the service fails
 */
export async function beginImport({ file, ...options }: BeginImport): Promise<string> {
  const db = await openSession();
  const id = await createImport({ db }, { fileName: file.name, bytes: file.size });
  const { data, error } = await db.storage.from(importBucket).createSignedUploadUrl(id);
  if (error) throw error;
  // Without the browser's type: the content decides.
  const bytes = new Blob([file], { type: 'application/octet-stream' });
  const status = await putFile(data.signedUrl, bytes, options);
  if (status !== 200) throw new Error(`The storage service answered ${status}`);
  return id;
}
