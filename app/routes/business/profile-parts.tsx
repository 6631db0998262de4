import { Link } from 'react-router';
import { ListingTile } from '#app/components/listing/listing-tile.tsx';
import { PhotoCover } from '#app/components/pictures/listing-cover.tsx';
import { LowerPart } from '#app/components/ui/loading.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { formatDistance } from '#app/domain/business/business-labels.ts';
import type { Business, NearbyListing } from '#app/domain/business/business.ts';
import { describePhoto, type Photo } from '#app/domain/photo/photo.ts';
import { toReportHref } from '#app/domain/report/report.ts';
import * as t from '#app/messages/routes/business/business.tsx';

type Part = { id: string; name: string; isThere: boolean };

/** Shorter profiles need no contents. */
const minParts = 3;

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
  if (there.length < minParts) return null;
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
    <TitledSection id="photos" title={t.photos} headingClass="text-section">
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
    </TitledSection>
  );
}

/** The distance up to which things are "around the corner". */
const cornerMiles = 1;

/** Listings within a walk or a short drive. */
export function NearbyListings({ nearby }: { nearby: NearbyListing[] }) {
  if (nearby.length === 0) return null;
  const isClose = nearby.every(({ distance_miles }) => distance_miles <= cornerMiles);
  return (
    <LowerPart className="no-print" aria-labelledby="nearby">
      <h2 id="nearby" className="text-section">
        {isClose ? t.aroundTheCorner : t.alsoNearby}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-x-16 sm:grid-cols-2">
        {nearby.map(({ slug, name, street, category, distance_miles }) => (
          <li key={slug} className="flex items-baseline gap-x-2 py-2.5">
            <span className="min-w-0">
              <Link className="link-quiet font-semibold" to={`/business/${slug}`} prefetch="intent">
                <bdi>{name}</bdi>
              </Link>{' '}
              <span className="text-sm text-soft">
                {category}
                {street && countNamed(nearby, name) > 1 && `, ${street}`}
              </span>
            </span>
            <span className="leader" aria-hidden="true" />
            <span className="text-sm whitespace-nowrap text-soft tabular-nums">
              {formatDistance(distance_miles)}
            </span>
          </li>
        ))}
      </ul>
    </LowerPart>
  );
}

/** If two have the same name, the street is shown. */
function countNamed(nearby: NearbyListing[], name: string): number {
  return nearby.filter((other) => other.name === name).length;
}

type SimilarListingsProps = { business: Business; renderedAt: number };

/** Listings of the same category nearby. */
export function SimilarListings({ business, renderedAt }: SimilarListingsProps) {
  const { similar, category, status } = business;
  if (similar.length === 0) return null;
  return (
    <LowerPart className="no-print" aria-labelledby="similar">
      <h2 id="similar" className="text-section">
        {status === 'published'
          ? t.moreOfCategory({ category: category.name.toLowerCase() })
          : t.whereInstead}
      </h2>
      <ul className="mt-5 grid grid-cols-1 gap-5 sm:grid-cols-3">
        {similar.map((listing) => (
          <li key={listing.slug}>
            <ListingTile listing={listing} showsStreet renderedAt={renderedAt} />
          </li>
        ))}
      </ul>
    </LowerPart>
  );
}
