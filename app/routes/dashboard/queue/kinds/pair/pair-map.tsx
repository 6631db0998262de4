import type { DuplicateSide } from '#app/domain/duplicate/duplicate.ts';
import { milesBetween } from '#app/domain/metro/metro.ts';
import { StillMap } from '../../still-map.tsx';

type PairMapProps = { first: DuplicateSide; second: DuplicateSide };

/** Both locations on a map, and their distance. */
export function PairMap({ first, second }: PairMapProps) {
  const [a, b] = [first.map_place, second.map_place];
  if (a === null && b === null) {
    return <p className="text-soft">Neither of them is on the map.</p>;
  }
  return (
    <div>
      <StillMap
        places={[...(a ? [{ mark: 'A', place: a }] : []), ...(b ? [{ mark: 'B', place: b }] : [])]}
        label="Map of both listings"
      />
      <p className="mt-2 text-sm text-soft">
        {a && b ? describeDistance(milesBetween(a, b)) : 'Only one of them is on the map.'}
      </p>
      {[first, second].some(({ map_place, values }) => map_place && !values.location) && (
        <p className="text-sm text-soft">A place that nobody gave is the middle of its zip code.</p>
      )}
    </div>
  );
}

function describeDistance(miles: number): string {
  const feet = Math.round(miles * 5280);
  if (feet < 30) return 'Both are at one place.';
  return miles < 0.2 ? `They are ${feet} feet apart.` : `They are ${miles.toFixed(1)} miles apart.`;
}
