import { type ReactNode, Suspense, lazy, useState } from 'react';
import { EmbeddedCard } from '#app/components/article/embedded-card.tsx';
import { CompareBar, CompareButton } from '#app/components/listing/compare-button.tsx';
import { useNow } from '#app/components/listing/use-now.ts';
import { Pager } from '#app/components/ui/pager.tsx';
import type { EmbeddedListing } from '#app/domain/article/article.ts';
import { getOpenState } from '#app/domain/business/open-state.ts';
import { savedLimits } from '#app/domain/saved/saved.ts';
import * as t from '#app/messages/components/saved.ts';

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

type PlaceListProps<Place> = {
  places: Place[];
  renderedAt: number;
  /** What belongs to a place, below its card. */
  renderMore?: (place: Place) => ReactNode;
};

/** Saved places as cards and on a map: all, or those open now. Up to four can be compared. */
export function PlaceList<Place extends EmbeddedListing>({
  places,
  renderedAt,
  renderMore,
}: PlaceListProps<Place>) {
  const [isOpenOnly, setOpenOnly] = useState(false);
  const [hasMap, setMap] = useState(false);
  const now = useNow(renderedAt);
  const open = places.filter(
    (place) => place.status === 'published' && getOpenState(place, now).kind.startsWith('open'),
  );
  const shown = isOpenOnly ? open : places;
  return (
    <>
      <div className="needs-script flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          className="button-line"
          type="button"
          aria-pressed={isOpenOnly}
          onClick={() => setOpenOnly(!isOpenOnly)}
        >
          {isOpenOnly ? t.showAll : t.openNow}
        </button>
        <button
          className="button-line"
          type="button"
          aria-pressed={hasMap}
          onClick={() => setMap(!hasMap)}
        >
          {t.map}
        </button>
        <p className="text-sm text-soft" role="status">
          {t.openCount({ open: open.length, all: places.length })}
        </p>
      </div>
      {hasMap && (
        <div className="mt-5 h-[min(60svh,32rem)]">
          <Suspense fallback={null}>
            <PlaceMap places={shown} renderedAt={renderedAt} />
          </Suspense>
        </div>
      )}
      <ul className="mt-5 grid grid-cols-1 gap-3">
        {shown.map((place) => (
          <li key={place.slug}>
            <EmbeddedCard listing={place} renderedAt={renderedAt} />
            {/* As high without the button, which goes when four are chosen. */}
            <div className="needs-script ml-1 min-h-11">
              {place.status === 'published' && (
                <CompareButton slug={place.slug} name={place.name} />
              )}
            </div>
            {renderMore?.(place)}
          </li>
        ))}
      </ul>
      <CompareBar />
    </>
  );
}

/** A person's note about a saved place, below its card. */
export function PlaceNote({ note }: { note: string | null }) {
  if (!note) return null;
  return (
    <p
      className="mt-2 mb-3 ml-1 border-l-2 border-rule pl-3 wrap-anywhere whitespace-pre-line"
      dir="auto"
    >
      {note}
    </p>
  );
}

type ListPagerProps = { /** Of the first page. */ path: string; page: number; count: number };

/** Links to the pages before and after this one of a list; nothing if it has one page. */
export function ListPager({ path, page, count }: ListPagerProps) {
  const last = Math.ceil(count / savedLimits.placesPerPage);
  return (
    <Pager
      label={t.pages}
      position={t.pageOf({ page, last })}
      back={
        page === 1 ? null : { to: page === 2 ? path : `${path}?page=${page - 1}`, text: t.previous }
      }
      next={page >= last ? null : { to: `${path}?page=${page + 1}`, text: t.next }}
    />
  );
}
