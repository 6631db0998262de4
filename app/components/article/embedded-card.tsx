import { Link } from 'react-router';
import { ListingName } from '#app/components/listing/listing-name.tsx';
import { OpenStatus } from '#app/components/listing/open-status.tsx';
import { Rating } from '#app/components/listing/rating.tsx';
import { ListingCover } from '#app/components/pictures/listing-cover.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { EmbeddedListing } from '#app/domain/article/article.ts';
import { formatPlace, nameKind } from '#app/domain/business/business-labels.ts';
import * as t from '#app/messages/components/article.tsx';

type EmbeddedCardProps = {
  /** Null when the listing is not public any more. */
  listing: EmbeddedListing | null;
  /** Its number among the stops of a guide; none by default. */
  number?: number;
  renderedAt: number;
};

/** A listing inside a text, with its current data. */
export function EmbeddedCard({ listing, number = 0, renderedAt }: EmbeddedCardProps) {
  if (listing === null) {
    return (
      <p className="prose-aside border-l-3 border-rule-strong py-1 pl-4 text-base text-soft italic">
        {t.businessGone}
      </p>
    );
  }
  const isGone = listing.status !== 'published';
  return (
    <article className="prose-aside group relative grid grid-cols-[min(5.5rem,26%)_minmax(0,1fr)] overflow-hidden rounded-card bg-raised text-base shadow-card sm:grid-cols-[min(10rem,28%)_minmax(0,1fr)]">
      <ListingCover
        listing={listing}
        renderedAt={renderedAt}
        isOpen={isGone ? false : undefined}
        sizes="(min-width: 640px) 13rem, 26vw"
        className={`h-full min-h-28 w-full ${isGone ? 'grayscale' : ''}`}
      />
      <div className="min-w-0 p-4 sm:px-5">
        {number > 0 && <p className="kicker text-accent">{t.stopNumber({ number })}</p>}
        <ListingName listing={listing} as="p" />
        <p className="mt-1 text-sm text-soft">
          {nameKind(listing)} <span aria-hidden="true">·</span> {formatPlace(listing)}
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3">
          {isGone ? (
            <Farewell listing={listing} />
          ) : (
            <>
              <Rating rating={listing.rating} count={listing.review_count} />
              <OpenStatus hours={listing} renderedAt={renderedAt} hideUnknown />
            </>
          )}
        </div>
      </div>
    </article>
  );
}

/** Says that a listing has closed or moved since the text was written. */
function Farewell({ listing: { status, moved_to } }: { listing: EmbeddedListing }) {
  return (
    <p className="flex items-baseline gap-2 text-sm font-semibold">
      <Icon name="alert" className="size-4 translate-y-0.5 text-soon" />
      {status === 'closed' && t.businessClosed}
      {status === 'moved' && !moved_to && t.businessMoved}
      {status === 'moved' && moved_to && (
        <span>
          {t.businessMovedTo({
            name: (
              <Link
                prefetch="intent"
                className="link-quiet relative z-10"
                to={`/business/${moved_to.slug}`}
              >
                {moved_to.name}
              </Link>
            ),
          })}
        </span>
      )}
    </p>
  );
}
