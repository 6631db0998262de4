import { Link } from 'react-router';
import type { ListingCard } from '#app/domain/business/business.ts';
import { CoverArt } from './cover/cover-art.tsx';
import { OpenStatus } from './open-status.tsx';
import { Rating } from './rating.tsx';

type ListingTileProps = { listing: ListingCard; renderedAt: number };

/** A listing as a picture with a few words, for a grid. */
export function ListingTile({ listing, renderedAt }: ListingTileProps) {
  const { slug, name, category } = listing;
  return (
    <article className="group relative flex h-full flex-col rounded-card bg-raised shadow-card">
      <CoverArt
        slug={slug}
        name={name}
        hue={category.hue}
        className="aspect-[16/10] w-full rounded-t-card"
      />
      <div className="flex grow flex-col p-5 pt-4">
        <h3 className="text-title">
          <Link
            className="link-stretched group-hover:text-accent"
            to={`/business/${slug}`}
            prefetch="intent"
          >
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-soft">
          {category.name} <span aria-hidden="true">·</span> {listing.city}, {listing.state}
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-x-3 pt-3">
          <Rating rating={listing.rating} count={listing.review_count} />
          <OpenStatus hours={listing} renderedAt={renderedAt} hideUnknown />
        </div>
      </div>
    </article>
  );
}
