import { useEffect, useState } from 'react';
import { type Photo, photoLimits } from '#app/domain/photo/photo.ts';
import { type PendingPhoto, findPending } from './pending-photos.ts';

/**
 * Returns the photos in storage, followed by those still pending in this browser, which show their
 * local previews.
 * @param folder in the bucket of both
 */
export function useAllPhotos(folder: string, photos: readonly Photo[]): Photo[] {
  const [pending, setPending] = useState<PendingPhoto[]>([]);
  useEffect(() => void findPending(folder).then(setPending), [folder]);
  const kept = pending
    .filter(({ photo }) => photos.every(({ url }) => url !== photo.url))
    .map(({ photo, preview }) => ({ ...photo, url: preview, small_url: preview }));
  return [...photos, ...kept].slice(0, photoLimits.photos);
}
