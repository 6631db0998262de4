import { sendPhoto } from '#app/browser/photos/send-photo.ts';
import { findPending, forgetPending } from '#app/browser/photos/pending-photos.ts';
import { type Photo, photoLimits } from '#app/domain/photo/photo.ts';

/** Where in the bucket the photos of a submission are. */
export function draftFolder(id: string): string {
  return `drafts/${id}`;
}

/**
 * Sends the photos that this browser still has, before the submission that shows them: its folder is
 * closed once that is sent.
 * @returns all photos of the submission
 * @throws Error when the network or the service fails; what has arrived is not sent again
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
