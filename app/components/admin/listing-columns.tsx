import { Link } from 'react-router';
import type { BusinessToManage } from '#app/domain/business/business-calls.ts';
import { nameStatus } from '#app/domain/business/business-labels.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';

/** What lists of listings show to admins. */
export const listingColumns = [
  {
    name: 'Listing',
    cell: ({ id, name, street, city, state, zip_code }: BusinessToManage) => (
      <>
        <Link className="link-quiet font-semibold" to={`/business-profile/${id}`} dir="auto">
          {name}
        </Link>
        <span className="block text-soft">
          {street && `${street}, `}
          {city}, {state} {zip_code}
        </span>
      </>
    ),
  },
  { name: 'Category', cell: ({ category }: BusinessToManage) => category },
  { name: 'Phone', cell: ({ phone }: BusinessToManage) => phone ?? '–', isNarrow: true },
  {
    name: 'Status',
    cell: (business: BusinessToManage) => (
      <Link className="link-quiet" to={`/business-profile/${business.id}/status`}>
        {nameStatus(business)}
      </Link>
    ),
  },
  { name: 'Owner', cell: (business: BusinessToManage) => <Owner business={business} /> },
  {
    name: 'Changed',
    cell: ({ updated_at }: BusinessToManage) => formatLocalDate(updated_at),
    isNarrow: true,
  },
];

function Owner({ business: { owner_id, owner } }: { business: BusinessToManage }) {
  if (owner_id === null) return <span className="text-soft">None</span>;
  return (
    <Link className="link-quiet" to={`/dashboard/people/${owner_id}`}>
      {owner ?? 'No name'}
    </Link>
  );
}
