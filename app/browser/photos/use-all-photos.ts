import { useEffect, useState } from 'react';
import { type Photo, photoLimits } from '#app/domain/photo/photo.ts';
import { type PendingPhoto, findPending } from './pending-photos.ts';

/**
 * The photos that the storage has, and after them those that only this browser keeps yet, by the small
 * picture that it made of each.
 * @param folder of the bucket, where both go
 */
export function useAllPhotos(folder: string, photos: readonly Photo[]): Photo[] {
  const [pending, setPending] = useState<PendingPhoto[]>([]);
  useEffect(() => void findPending(folder).then(setPending), [folder]);
  const kept = pending
    .filter(({ photo }) => photos.every(({ url }) => url !== photo.url))
    .map(({ photo, preview }) => ({ ...photo, url: preview, small_url: preview }));
  return [...photos, ...kept].slice(0, photoLimits.photos);
}
