import { openSession } from '#app/browser/session/open-session.ts';
import { type Photo, photoBucket } from '#app/domain/photo/photo.ts';
import { putFile, type PutOptions } from '#app/services/supabase/storage-files.ts';
import type { PreparedPhoto } from './prepare-photo.ts';

type SendPhoto = {
  photo: Photo;
  prepared: PreparedPhoto;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** The database's policies refused the photo; retrying is useless. */
export class PhotoNotAllowed extends Error {
  override readonly name = 'PhotoNotAllowed';
}

/**
 * Uploads both sizes of a photo. Idempotent: a file that arrived earlier, whose response was lost,
 * is recognized by its name and not sent twice.
 */
export async function sendPhoto({ photo, prepared, onProgress, signal }: SendPhoto): Promise<void> {
  const bytes = prepared.small.size + prepared.large.size;
  const smallShare = prepared.small.size / bytes;
  await sendFile(fileOf(photo.small_url), prepared.small, {
    onProgress: (share) => onProgress(share * smallShare),
    signal,
  });
  await sendFile(fileOf(photo.url), prepared.large, {
    onProgress: (share) => onProgress(smallShare + share * (1 - smallShare)),
    signal,
  });
}

/** Returns where a photo of a listing is stored, by its path on this site. */
function fileOf(path: string): StoredFile {
  return { bucket: photoBucket, name: path.slice('/photos/'.length) };
}

type StoredFile = { bucket: string; name: string };

/**
 * Uploads by a signed URL, so that the policies are checked before any bytes are sent.
 * @throws PhotoNotAllowed; Error if the network or the storage service fails
 */
export async function sendFile(
  { bucket, name }: StoredFile,
  file: Blob,
  options: PutOptions,
): Promise<void> {
  const db = await openSession();
  const { data, error } = await db.storage.from(bucket).createSignedUploadUrl(name);
  if (error && 'statusCode' in error) {
    if (error.statusCode === '409') return;
    if (error.statusCode === '403') throw new PhotoNotAllowed();
  }
  if (error) throw error;
  const status = await putFile(data.signedUrl, file, options);
  if (status !== 200 && status !== 409) {
    throw new Error(`The storage service answered ${status}`);
  }
}
