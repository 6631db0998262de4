import { type MarkedPlace, StillMap } from '#app/components/map/still-map.tsx';
import { SimilarListing } from '#app/components/submission/similar-listing.tsx';
import type { QueueItem } from '#app/domain/admin-queue/admin-queue.ts';

type SurroundingsProps = {
  place: QueueItem['place'];
  similar: NonNullable<QueueItem['similar']>;
};

/** The location of the business and possible duplicates, by number on the map and in the list. */
export function Surroundings({ place, similar }: SurroundingsProps) {
  const places: MarkedPlace[] = [
    ...(place ? [{ mark: '•', place }] : []),
    ...similar.flatMap(({ map_place }, index) =>
      map_place ? [{ mark: String(index + 1), place: map_place }] : [],
    ),
  ];
  return (
    <section aria-labelledby="similar">
      <h2 className="mb-3 text-title" id="similar">
        Similar listings
      </h2>
      <StillMap places={places} label="Map of its place and of similar listings" />
      {place === null && <p className="mt-2 text-sm text-soft">Location not set.</p>}
      {place?.is_exact === false && (
        <p className="mt-2 text-sm text-soft">
          Location not set; the dot is the center of its zip code or city.
        </p>
      )}
      {similar.length === 0 ? (
        <p className="mt-2 text-soft">No similar listings.</p>
      ) : (
        <ol className="mt-3 border-t border-ink">
          {similar.map(({ map_place: _, ...listing }, index) => (
            <SimilarListing
              key={listing.id}
              listing={listing}
              isForAdmins
              mark={String(index + 1)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
