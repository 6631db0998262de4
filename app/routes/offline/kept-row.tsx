import { OpenStatus } from '#app/components/listing/open-status.tsx';
import { Rating } from '#app/components/listing/rating.tsx';
import { nameKind } from '#app/domain/business/business-labels.ts';
import type { IndexedListing } from '#app/domain/metro-index/metro-index.ts';
import { openedAt } from './opened-at.ts';

/** A stored listing in a list or text, without its picture, which is not stored. */
export function KeptRow({ listing }: { listing: IndexedListing }) {
  const { slug, name, street, city, state, rating, review_count } = listing;
  return (
    <article className="group relative">
      <h2 className="text-title">
        <a className="link-stretched group-hover:text-accent" href={`/business/${slug}`}>
          {name}
        </a>
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-soft">
        <Rating rating={rating} count={review_count} />
        <span>{nameKind(listing)}</span>
      </p>
      <p className="text-sm text-soft">
        {street && `${street}, `}
        {city}, {state}
      </p>
      <OpenStatus hours={listing} renderedAt={openedAt} hideUnknown />
    </article>
  );
}
