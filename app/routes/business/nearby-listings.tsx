import { Link } from 'react-router';
import { LowerPart } from '#app/components/ui/lower-part.tsx';
import type { Business, NearbyListing } from '#app/domain/business/business.ts';
import { formatDistance } from '#app/domain/business/business-labels.ts';
import { ListingTile } from '#app/components/listing/listing-tile.tsx';
import * as t from '#app/messages/routes/business/business.tsx';

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
