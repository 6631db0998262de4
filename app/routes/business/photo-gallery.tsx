import type { Photo } from '#app/domain/business/parse-photos.ts';

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
        {photos.map(({ url, alt, caption, width, height }) => (
          <li key={url}>
            <figure>
              <img
                className="h-auto w-full rounded-control bg-sunk"
                src={url}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
              />
              {caption && <figcaption className="mt-2 text-sm text-soft">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
