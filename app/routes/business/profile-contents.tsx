import { Link } from 'react-router';
import type { Business } from '#app/domain/business/business.ts';
import { describePhoto, type Photo } from '#app/domain/photo/photo.ts';
import { toReportHref } from '#app/domain/report/report.ts';
import { PhotoCover } from '#app/components/pictures/photo-cover.tsx';
import * as t from '#app/messages/routes/business/business.tsx';

type Part = { id: string; name: string; isThere: boolean };

/** Shorter profiles need no contents. */
const fewestParts = 3;

/** Links to the parts of a long profile. */
export function ProfileContents({ business }: { business: Business }) {
  const { description, photos, services, attributes, review_count, similar, nearby } = business;
  const isOpen = business.status === 'published';
  const parts: Part[] = [
    { id: 'about', name: t.about, isThere: description !== null },
    { id: 'photos', name: t.photos, isThere: photos.length > 0 },
    { id: 'services', name: t.prices, isThere: services.length > 0 },
    { id: 'hours', name: t.hours, isThere: isOpen },
    { id: 'features', name: t.goodToKnow, isThere: attributes.length > 0 },
    { id: 'reviews', name: t.reviewsPart({ count: review_count }), isThere: true },
    { id: 'similar', name: t.similar, isThere: isOpen && similar.length > 0 },
    { id: 'nearby', name: t.nearby, isThere: nearby.length > 0 },
  ];
  const there = parts.filter(({ isThere }) => isThere);
  if (there.length < fewestParts) return null;
  return (
    <nav className="no-print mt-5 border-y border-rule" aria-label={t.onThisPage}>
      <ul className="flex gap-x-5 overflow-x-auto text-sm whitespace-nowrap sm:flex-wrap">
        {there.map(({ id, name }) => (
          <li key={id}>
            <a
              className="inline-flex min-h-11 items-center font-medium hover:text-accent hover:underline"
              href={`#${id}`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type PhotoGalleryProps = { listing: Pick<Business, 'id' | 'name'>; photos: Photo[] };

/** The listing's photos with their captions; nothing where there are none. */
export function PhotoGallery({ listing: { id, name }, photos }: PhotoGalleryProps) {
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="text-section">
        {t.photos}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2" aria-label={t.photosOf({ name })}>
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
            <Link
              className="link-quiet no-print inline-flex min-h-11 items-center text-sm"
              to={toReportHref({ kind: 'photo', id, photo: photo.url })}
            >
              {t.reportPhoto({
                number: index + 1,
                unseen: (text) => <span className="sr-only">{text}</span>,
              })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
