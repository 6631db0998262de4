import { openSession } from '#app/browser/session/open-session.ts';
import { sendWrite } from '#app/browser/unsent/send-write.ts';
import { createImport } from '#app/domain/import/job/create-import.ts';
import { findImports } from '#app/domain/import/job/find-imports.ts';
import { importBucket } from '#app/domain/import/job/import-job.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { putFile } from '#app/services/supabase/put-file.ts';

type BeginImport = { file: File; onProgress: (share: number) => void; signal: AbortSignal };

/**
 * Starts an import and uploads its file; returns its id.
 * @throws AppError; Error if the network or the service fails
 */
export async function beginImport({ file, ...options }: BeginImport): Promise<string> {
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
