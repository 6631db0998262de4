import { ListingTile } from '#app/components/listing/listing-tile.tsx';
import { LowerPart } from '#app/components/ui/lower-part.tsx';
import type { Business } from '#app/domain/business/business.ts';

type SimilarListingsProps = { business: Business; renderedAt: number };

/** Listings of the same category nearby. */
export function SimilarListings({ business, renderedAt }: SimilarListingsProps) {
  const { similar, category, status } = business;
  if (similar.length === 0) return null;
  return (
    <LowerPart className="no-print" aria-labelledby="similar">
      <h2 id="similar" className="text-section">
        {status === 'published'
          ? `More ${category.name.toLowerCase()} nearby`
          : 'Where to go instead'}
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
