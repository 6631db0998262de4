import { StillMap } from '#app/components/map/still-map.tsx';
import type { DuplicateSide } from '#app/domain/duplicate/duplicate.ts';
import { milesBetween } from '#app/domain/metro/metro.ts';

type PairMapProps = { first: DuplicateSide; second: DuplicateSide };

/** Both locations on a map, and their distance. */
export function PairMap({ first, second }: PairMapProps) {
  const [a, b] = [first.map_place, second.map_place];
  if (a === null && b === null) {
    return <p className="text-soft">Neither has a location.</p>;
  }
  return (
    <div>
      <StillMap
        places={[...(a ? [{ mark: 'A', place: a }] : []), ...(b ? [{ mark: 'B', place: b }] : [])]}
        label="Map of both listings"
      />
      <p className="mt-2 text-sm text-soft">
        {a && b ? describeDistance(milesBetween(a, b)) : 'Only one has a location.'}
      </p>
      {[first, second].some(({ map_place, values }) => map_place && !values.location) && (
        <p className="text-sm text-soft">
          If a location is not set, the dot is the center of the zip code.
        </p>
      )}
    </div>
  );
}

function describeDistance(miles: number): string {
  const feet = Math.round(miles * 5280);
  if (feet < 30) return 'Both are at the same place.';
  return miles < 0.2 ? `${feet} feet apart.` : `${miles.toFixed(1)} miles apart.`;
}
