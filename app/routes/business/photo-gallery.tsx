import { type Photo, describePhoto } from '#app/domain/photo/photo.ts';
import { PhotoCover } from '#app/components/pictures/photo-cover.tsx';

type PhotoGalleryProps = { name: string; photos: Photo[] };

/** The listing's photos with their captions; nothing where there are none. */
export function PhotoGallery({ name, photos }: PhotoGalleryProps) {
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="text-section">
        Photos
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2" aria-label={`Photos of ${name}`}>
        {photos.map((photo, index) => (
          <li key={photo.url}>
            <figure>
              <a className="block rounded-control" href={photo.url}>
                <PhotoCover
                  photo={photo}
                  sizes="(min-width: 640px) 23rem, 100vw"
                  alt={describePhoto(photo, name, index + 1)}
                  isWhole
                  className="rounded-control"
                />
              </a>
              {photo.caption && (
                <figcaption className="mt-2 text-sm text-soft">{photo.caption}</figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
