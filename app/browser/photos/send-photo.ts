import { openSession } from '#app/browser/session/open-session.ts';
import { type Photo, photoBucket } from '#app/domain/photo/photo.ts';
import { putFile } from '#app/services/supabase/put-file.ts';
import type { PreparedPhoto } from './prepare-photo.ts';

type SendPhoto = {
  photo: Photo;
  prepared: PreparedPhoto;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Sending it again is of no use: the database said no. */
export class PhotoNotAllowed extends Error {
  override readonly name = 'PhotoNotAllowed';
}

/**
 * Sends both sizes of a photo. One that has arrived before, of which only the answer was lost, is
 * told by its name and not sent twice.
 * @throws PhotoNotAllowed; Error when the network or the service fails
 */
export async function sendPhoto({ photo, prepared, onProgress, signal }: SendPhoto): Promise<void> {
  const bytes = prepared.small.size + prepared.large.size;
  const smallShare = prepared.small.size / bytes;
  await sendFile(photo.small_url, prepared.small, {
    onProgress: (share) => onProgress(share * smallShare),
    signal,
  });
  await sendFile(photo.url, prepared.large, {
    onProgress: (share) => onProgress(smallShare + share * (1 - smallShare)),
    signal,
  });
}

type SendFile = Pick<SendPhoto, 'onProgress' | 'signal'>;

/** The policies are asked before the bytes go. */
async function sendFile(path: string, file: Blob, options: SendFile): Promise<void> {
  const db = await openSession();
  const name = path.slice('/photos/'.length);
  const { data, error } = await db.storage.from(photoBucket).createSignedUploadUrl(name);
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
