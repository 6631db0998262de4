import { Link } from 'react-router';
import type { OwnBusiness } from '#app/domain/business/find-own-businesses.ts';

const statusNames: Record<OwnBusiness['status'], string> = {
  draft: 'Draft',
  pending: 'Waiting for review',
  published: 'Published',
  rejected: 'Not accepted',
  suspended: 'Suspended',
  closed: 'Closed',
  moved: 'Moved',
};

/** Only these have a public page. */
const publicStatuses = new Set<OwnBusiness['status']>(['published', 'closed', 'moved']);

/** The listings of who is signed in, with how each stands. */
export function OwnListings({ listings }: { listings: OwnBusiness[] }) {
  if (listings.length === 0) return <p className="text-soft">You own no listing here yet.</p>;
  return (
    <ul className="max-w-3xl border-t border-ink">
      {listings.map((listing) => (
        <li
          key={listing.id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule py-3"
        >
          <span className="min-w-0">
            <ListingName listing={listing} />
            <span className="block text-sm text-soft">
              {listing.city}, {listing.state}
            </span>
          </span>
          <span className="text-sm">
            {statusNames[listing.status]}
            {listing.temporarily_closed && ', temporarily closed'}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ListingName({ listing: { slug, name, status } }: { listing: OwnBusiness }) {
  if (!publicStatuses.has(status)) return <span className="font-semibold break-words">{name}</span>;
  return (
    <Link className="link-quiet font-semibold break-words" to={`/business/${slug}`}>
      {name}
    </Link>
  );
}
