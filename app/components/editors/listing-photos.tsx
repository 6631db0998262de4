import { useState } from 'react';
import { usePhotoList } from '#app/browser/photos/use-photo-list.ts';
import { PhotoEditor } from '#app/components/photos/photo-editor.tsx';
import type { Photo } from '#app/domain/photo/photo.ts';
import type { PhotoPlace } from './field-context.ts';

type ListingPhotosProps = {
  place: PhotoPlace;
  photos: readonly Photo[];
  error: string | undefined;
  onChange: (photos: Photo[]) => void;
};

/** The photos of a listing, the cover first. */
export function ListingPhotos({ place, photos, error, onChange }: ListingPhotosProps) {
  const { folder, isDraft, maySend, waitingReason, describe } = place;
  const [first] = useState(photos);
  const list = usePhotoList({ folder, photos: isDraft ? photos : first, maySend, onChange });
  return (
    <div>
      <PhotoEditor list={list} hasCover waitingReason={waitingReason} />
      {error && (
        <p className="mt-4 text-sm font-medium text-accent" role="alert">
          {error}
        </p>
      )}
      <p className="text-sm text-soft" role="status">
        {describe?.(list.items)}
      </p>
    </div>
  );
}
