import { type ReactNode, useState } from 'react';
import { EmbeddedCard } from '#app/components/article/embedded-card.tsx';
import { useNow } from '#app/components/listing/use-now.ts';
import type { EmbeddedListing } from '#app/domain/article/article.ts';
import { getOpenState } from '#app/domain/business/open-state.ts';

type PlaceListProps<Place> = {
  places: Place[];
  renderedAt: number;
  /** What belongs to a place, below its card. */
  renderMore?: (place: Place) => ReactNode;
};

/** Saved places as cards, which can be narrowed to those open now. */
export function PlaceList<Place extends EmbeddedListing>({
  places,
  renderedAt,
  renderMore,
}: PlaceListProps<Place>) {
  const [isOpenOnly, setOpenOnly] = useState(false);
  const now = useNow(renderedAt);
  const open = places.filter(
    (place) => place.status === 'published' && getOpenState(place, now).kind === 'open',
  );
  const shown = isOpenOnly ? open : places;
  return (
    <>
      <div className="needs-script flex flex-wrap items-center gap-x-4">
        <button
          className="button-line"
          type="button"
          aria-pressed={isOpenOnly}
          onClick={() => setOpenOnly(!isOpenOnly)}
        >
          {isOpenOnly ? 'Show all' : 'Open now'}
        </button>
        <p className="text-sm text-soft" role="status">
          {open.length === 0
            ? 'None of them is open now.'
            : `${open.length} of ${places.length} open now.`}
        </p>
      </div>
      <ul className="mt-5 grid grid-cols-1 gap-5">
        {shown.map((place) => (
          <li key={place.slug}>
            <EmbeddedCard listing={place} renderedAt={renderedAt} />
            {renderMore?.(place)}
          </li>
        ))}
      </ul>
    </>
  );
}
