import { Fragment, Suspense, createElement, lazy, useId, useState } from 'react';
import { CompareButton } from '#app/components/listing/compare-button.tsx';
import { HolidayNote } from '#app/components/listing/holiday-note.tsx';
import { ListingName } from '#app/components/listing/listing-name.tsx';
import { OpenStatus } from '#app/components/listing/open-status.tsx';
import { Rating } from '#app/components/listing/rating.tsx';
import { ListingCover } from '#app/components/pictures/listing-cover.tsx';
import { buildCallLink } from '#app/components/profile/contact-links.ts';
import {
  findServedTown,
  formatDistance,
  formatPlace,
  formatPrice,
  nameKind,
  verificationNames,
} from '#app/domain/business/business-labels.ts';
import type { ComingTime } from '#app/domain/business/business.ts';
import { formatOpenAt } from '#app/domain/business/format-hours.ts';
import type { Holiday } from '#app/domain/holiday/holiday.ts';
import { splitAtWords } from '#app/domain/search/match-words.ts';
import * as t from '#app/messages/routes/home/results.tsx';
import type { ShownListing } from '../packed-view.ts';
import type { ResultsData } from '../view-data.ts';

const loadReasons = () => import('./reasons.tsx');
const Reasons = lazy(async () => ({ default: (await loadReasons()).Reasons }));

type ListingRowProps = {
  listing: ShownListing;
  search: Pick<ResultsData, 'query' | 'answer' | 'renderedAt'>;
  /** The requested opening time; null without one. */
  openAt: 'now' | ComingTime | null;
  holidays: Holiday[];
  /** The words that were searched; null without any. */
  words: RegExp | null;
  /** The first of the list: visible at once, and often the largest picture. */
  isFirst?: boolean;
  /** Called when the pointer or focus enters and leaves. */
  onPoint?: (isPointed: boolean) => void;
};

type MarkedProps = { text: string; words: RegExp | null };

/** A text with the searched words marked. */
function Marked({ text, words }: MarkedProps) {
  const parts = splitAtWords(text, words).map((part) =>
    part.isMatch ? createElement('mark', null, part.text) : part.text,
  );
  // Spread as arguments, not an array: the parts have an order but no identity for keys.
  return createElement(Fragment, null, ...parts);
}

/** A listing in a list of results. */
export function ListingRow({
  listing,
  search,
  openAt,
  holidays,
  words,
  isFirst,
  onPoint,
}: ListingRowProps) {
  const { name, attributes } = listing;
  const { renderedAt } = search;
  const town = findServedTown(listing, search.answer.place?.name ?? null);
  const at = openAt === 'now' ? null : openAt;
  const then = at && formatOpenAt(listing, at, new Date(renderedAt));
  return (
    <article className="listing-row group relative rounded-card py-2 sm:py-5">
      <ListingCover
        listing={listing}
        renderedAt={renderedAt}
        isOpen={then ? true : undefined}
        sizes="(min-width: 640px) 9rem, 4rem"
        isClose
        isFirst={isFirst}
        className="rounded-control"
      />
      <div className="min-w-0">
        <ListingName
          listing={listing}
          as="h2"
          onPointerEnter={() => onPoint?.(true)}
          onPointerLeave={() => onPoint?.(false)}
          onFocus={() => onPoint?.(true)}
          onBlur={() => onPoint?.(false)}
        >
          <Marked text={name} words={words} />
        </ListingName>
        <p className="mt-1 flex flex-wrap items-center gap-x-1 text-sm text-soft sm:gap-x-2">
          <Rating rating={listing.rating} count={listing.review_count} />
          <span className="tabular-nums">
            {nameKind(listing)} <span aria-hidden="true">·</span>{' '}
            {listing.distance_miles === null
              ? `${listing.city}, ${listing.state}`
              : formatDistance(listing.distance_miles)}
          </span>
          {town && <span className="font-medium text-ink">{t.servesTown({ town })}</span>}
        </p>
        <p className="hidden text-sm text-soft sm:block">
          {formatPlace(listing)}
          {listing.verification !== 'none' && ` · ${verificationNames[listing.verification]}`}
        </p>
        {then ? (
          <p className="text-sm">
            <span className="font-semibold text-open">{then.day}</span>{' '}
            <span className="text-soft">{then.hours}</span>
          </p>
        ) : (
          <OpenStatus hours={listing} renderedAt={renderedAt} hideUnknown isShort />
        )}
        <HolidayNote hours={listing} holidays={holidays} date={at?.date} renderedAt={renderedAt} />
        <p className="line-clamp-1 max-w-[62ch] text-sm text-soft">
          <Why listing={listing} words={words} />
        </p>
        {attributes.length > 0 && (
          <p className="mt-1 hidden text-xs text-soft sm:block">
            <span className="sr-only">{t.features}: </span>
            {attributes.join(' · ')}
          </p>
        )}
        <ListingTools listing={listing} search={search} />
      </div>
    </article>
  );
}

/** One line that speaks for a listing: the service or the review that fits the search, or its own words. */
function Why({ listing, words }: Pick<ListingRowProps, 'listing' | 'words'>) {
  const { service, quote, description } = listing;
  if (!service && !quote) return description;
  if (!service) {
    return (
      <q>
        <Marked text={quote ?? ''} words={words} />
      </q>
    );
  }
  return (
    <>
      <Marked text={service.name} words={words} />
      {service.min_price_cents !== null && (
        <span className="font-semibold text-ink tabular-nums"> {formatPrice(service)}</span>
      )}
    </>
  );
}

/** Under a listing: call it (on a phone), compare it, and why it is here. */
function ListingTools({ listing, search }: Pick<ListingRowProps, 'listing' | 'search'>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="no-print flex flex-wrap gap-x-4">
        {listing.phone && (
          <a
            className="link-quiet relative z-10 inline-flex min-h-11 items-center text-sm font-semibold sm:hidden"
            href={buildCallLink(listing.phone)}
            rel="nofollow"
            aria-label={t.callListing({ name: listing.name })}
          >
            {t.call}
          </a>
        )}
        <CompareButton slug={listing.slug} name={listing.name} />
        <button
          className="needs-script link-quiet relative z-10 inline-flex min-h-11 items-center text-sm text-soft"
          type="button"
          aria-label={t.whyThisListing({ listing: listing.name })}
          aria-expanded={isOpen}
          aria-controls={id}
          onPointerEnter={() => void loadReasons().catch(() => undefined)}
          onClick={() => setOpen(!isOpen)}
        >
          {t.whyThisResult}
        </button>
      </div>
      <div id={id} className="relative z-10">
        {isOpen && (
          <Suspense fallback={null}>
            <Reasons listing={listing} search={search} />
          </Suspense>
        )}
      </div>
    </>
  );
}
