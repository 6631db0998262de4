import { ListingCover } from '#app/components/pictures/listing-cover.tsx';
import { nameKind } from '#app/domain/business/business-labels.ts';
import type { Hours, ListingCard } from '#app/domain/business/business.ts';
import { ListingName } from './listing-name.tsx';
import { OpenStatus } from './open-status.tsx';
import { Rating } from './rating.tsx';

type TiledListing = Hours &
  Pick<
    ListingCard,
    | 'slug'
    | 'name'
    | 'category'
    | 'specialty'
    | 'cover'
    | 'street'
    | 'city'
    | 'state'
    | 'rating'
    | 'review_count'
  >;

type ListingTileProps = {
  listing: TiledListing;
  /** Shows the street, which says more among listings of the same category. */
  showsStreet?: boolean;
  renderedAt: number;
};

/** A listing in a grid: picture and a few facts. */
export function ListingTile({ listing, showsStreet, renderedAt }: ListingTileProps) {
  return (
    <article className="group relative grid h-full grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] items-start gap-4 rounded-card p-3.5 bg-raised shadow-card sm:flex sm:flex-col sm:items-stretch sm:gap-0 sm:p-0">
      <ListingCover
        listing={listing}
        renderedAt={renderedAt}
        sizes="(min-width: 640px) 22rem, 30vw"
        className="aspect-square w-full rounded-control sm:aspect-[16/10] sm:rounded-t-card sm:rounded-b-none"
      />
      <div className="flex min-w-0 grow flex-col sm:p-5 sm:pt-4">
        <ListingName listing={listing} as="h3" />
        <p className="mt-1 text-sm text-soft">
          {(showsStreet && listing.street) || nameKind(listing)} <span aria-hidden="true">·</span>{' '}
          {listing.city}, {listing.state}
        </p>
        <div className="mt-auto pt-2 sm:pt-3">
          <Rating rating={listing.rating} count={listing.review_count} />
          <OpenStatus hours={listing} renderedAt={renderedAt} hideUnknown />
        </div>
      </div>
    </article>
  );
}
