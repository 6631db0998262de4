import { Link } from 'react-router';
import type { OwnListing } from '#app/domain/business/business-calls.ts';
import { nameStatus } from '#app/domain/business/business-labels.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/signed-in.tsx';
import { Completeness } from './completeness.tsx';

const roleNames: Record<OwnListing['role'], string> = {
  owner: t.roleOwner,
  editor: t.roleEditor,
  hours: t.roleHours,
};

function describeRole({ role, until }: OwnListing): string {
  return until === null ? roleNames[role] : `${roleNames[role]} until ${formatLocalDate(until)}`;
}

/** The signed-in user's listings with their status. */
export function OwnListings({ listings }: { listings: OwnListing[] }) {
  if (listings.length === 0) return <FirstSteps />;
  return (
    <ul className="grid max-w-3xl grid-cols-[minmax(0,1fr)_auto] border-t border-ink sm:grid-cols-[minmax(0,1fr)_minmax(0,max-content)_auto]">
      {listings.map((listing) => (
        <li
          key={listing.id}
          className="col-span-2 grid grid-cols-subgrid items-baseline gap-x-8 gap-y-1 border-b border-rule py-3 sm:col-span-3"
        >
          <div className="min-w-0">
            <ListingName listing={listing} />
            <span className="block text-sm text-soft">
              {listing.city}, {listing.state}
            </span>
            {listing.role !== 'owner' && (
              <span className="block text-sm text-soft">{describeRole(listing)}</span>
            )}
          </div>
          <div className="order-last col-span-2 sm:order-none sm:col-span-1">
            <Completeness listing={listing} />
          </div>
          <span className="text-right text-sm">{nameStatus(listing)}</span>
        </li>
      ))}
    </ul>
  );
}

function ListingName({ listing: { id, name } }: { listing: OwnListing }) {
  return (
    <Link className="link-quiet font-semibold break-words" to={`/business-profile/${id}`}>
      {name}
    </Link>
  );
}

/** Suggestions for users without a listing. */
function FirstSteps() {
  return (
    <div className="max-w-3xl">
      <p className="mb-4 max-w-[60ch] text-soft">{t.noListings}</p>
      <div className="flex flex-wrap gap-3">
        <Link className="button-line" to="/">
          {t.findYourBusiness}
        </Link>
        <Link className="button-line" to="/business-submission">
          {t.addBusiness}
        </Link>
      </div>
    </div>
  );
}
