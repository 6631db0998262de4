import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { OpenStatus } from '#app/components/listing/open-status.tsx';
import { Rating } from '#app/components/listing/rating.tsx';
import { ListingCover } from '#app/components/pictures/listing-cover.tsx';
import { nameKind } from '#app/domain/business/business-labels.ts';
import type { ListingCard } from '#app/domain/business/business.ts';

type MapCardProps = {
  listing: ComponentProps<typeof ListingCover>['listing'] &
    Pick<ListingCard, 'name' | 'specialty' | 'city' | 'state' | 'rating' | 'review_count'>;
  renderedAt: number;
};

/** A short card of a listing on a map. */
export function MapCard({ listing, renderedAt }: MapCardProps) {
  const { slug, name, city, state, rating, review_count } = listing;
  return (
    <div className="flex items-start gap-3">
      <ListingCover
        listing={listing}
        renderedAt={renderedAt}
        sizes="3.5rem"
        isClose
        className="size-14 shrink-0 rounded-control"
      />
      <div className="min-w-0 pr-8">
        <Link
          className="link-stretched block leading-tight font-semibold"
          dir="auto"
          to={`/business/${slug}`}
          prefetch="intent"
        >
          {name}
        </Link>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-soft">
          <Rating rating={rating} count={review_count} />
          <span>
            {nameKind(listing)}, {city}, {state}
          </span>
        </p>
        <OpenStatus hours={listing} renderedAt={renderedAt} hideUnknown />
      </div>
    </div>
  );
}
