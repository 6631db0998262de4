import { useEffect } from 'react';
import { HolidayNote } from '#app/components/listing/holiday-note.tsx';
import { OpenStatus } from '#app/components/listing/open-status.tsx';
import { Rating } from '#app/components/listing/rating.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { site } from '#app/config/site.ts';
import { formatPlace, nameKind } from '#app/domain/business/business-labels.ts';
import { findHolidays, findToday } from '#app/domain/holiday/holiday.ts';
import type { IndexedListing } from '#app/domain/metro-index/metro-index.ts';
import type { SavedCity } from '#app/domain/offline/offline.ts';
import * as t from '#app/messages/routes/offline.ts';

type SavedRowProps = {
  listing: IndexedListing;
  /** 'YYYY-MM-DD': the date searched for */
  date?: string | undefined;
};

/** A stored listing in a list or text, without its picture, which is not stored. */
export function SavedRow({ listing, date }: SavedRowProps) {
  const { slug, name, rating, review_count } = listing;
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
      <p className="text-sm text-soft">{formatPlace(listing)}</p>
      <OpenStatus hours={listing} renderedAt={openedAt} hideUnknown />
      <HolidayNote
        hours={listing}
        holidays={findHolidays(findToday(new Date(openedAt)))}
        date={date}
        renderedAt={openedAt}
      />
    </article>
  );
}

/** Shown at a URL that is not stored. */
export function NotSaved({ city }: { city: SavedCity }) {
  useTitle(t.notSavedTitle);
  return (
    <div className="mt-6">
      <PageHeading>{t.notSavedHeading}</PageHeading>
      <p className="mt-4 max-w-[54ch] text-soft">{t.notSavedText({ name: city.name })}</p>
    </div>
  );
}

/** Sets the window's title, like screens from the server. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${site.name}`;
  }, [title]);
}

/**
 * When this document was opened, in milliseconds; times start from it and update each minute
 * (`useNow`).
 */
export const openedAt = Date.now();
