import { sendPhoto } from '#app/browser/photos/send-photo.ts';
import { findPending, forgetPending } from '#app/browser/photos/pending-photos.ts';
import { type Photo, photoLimits } from '#app/domain/photo/photo.ts';

/** Returns the folder of a submission's photos in the bucket. */
export function draftFolder(id: string): string {
  return `drafts/${id}`;
}

/**
 * Uploads the photos that only this browser has, before the submission is sent, which closes its
 * folder.
 * @returns all photos of the submission
 * @throws Error if the network or the service fails; uploaded photos are not uploaded again
 */
export async function sendDraftPhotos(id: string, photos: readonly Photo[]): Promise<Photo[]> {
  const all = [...photos];
  for (const pending of await findPending(draftFolder(id))) {
    const isThere = all.some(({ url }) => url === pending.photo.url);
    if (!isThere && all.length < photoLimits.photos) {
      const signal = new AbortController().signal;
      await sendPhoto({ ...pending, onProgress: () => undefined, signal });
      all.push(pending.photo);
    }
    await forgetPending(pending.id);
  }
  return all;
}
