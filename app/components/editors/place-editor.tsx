import { Suspense, lazy } from 'react';
import type { Coordinates } from '#app/domain/metro/metro.ts';
import type { AddressOnMap } from '#app/domain/submission/submission.ts';

type PlaceEditorProps = {
  /** Null while unknown. */
  found: AddressOnMap | null;
  /** Where the user has put the pin; null until then. */
  value: Coordinates | null;
  error: string | undefined;
  onChange: (value: Coordinates | null) => void;
};

/** Keeps map code out of the screen's initial load. */
const PinMap = lazy(() =>
  import('./pin-map.tsx').then(({ PinMap: component }) => ({ default: component })),
);

/** Explains the precision of the pin's initial position. */
const guesses = {
  street:
    'The pin is near another business on this street. Move it to your door, or confirm that it is right.',
  zip: 'The pin is at the center of the zip code. Move it to your door. If you cannot find the spot on this map, leave it.',
  city: 'The pin is at the center of the city. Move it to your door. If you cannot find the spot on this map, leave it.',
};

/** The place on the map: the directory's guess, which the user confirms or moves. */
export function PlaceEditor({ found, value, error, onChange }: PlaceEditorProps) {
  const pin = value ?? found?.place ?? null;
  return (
    <div>
      {found?.map && pin ? (
        <Suspense fallback={<div className="h-80 bg-sunk sm:h-96" />}>
          <PinMap
            key={`${found.map.area.south} ${found.map.area.west}`}
            map={found.map}
            pin={pin}
            onMove={({ lat, lng }) => onChange({ lat: round(lat), lng: round(lng) })}
          />
        </Suspense>
      ) : (
        <div className="grid h-80 place-items-center rounded-card bg-sunk p-6 text-center text-soft sm:h-96">
          {found === null
            ? 'The map appears here once the address is found.'
            : 'We cannot find this address. You can continue: the listing will be found by its zip code.'}
        </div>
      )}
      {error && (
        <p className="mt-3 text-sm font-medium text-accent" role="alert">
          {error}
        </p>
      )}
      <p className="mt-3" role="status">
        {value
          ? `The pin is at ${value.lat.toFixed(5)}, ${value.lng.toFixed(5)}. Directions lead there.`
          : found?.precision && guesses[found.precision]}
      </p>
      {found?.time_zone_name && (
        <p className="mt-1 text-sm text-soft">Time zone: {found.time_zone_name}</p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        {value === null && found?.precision === 'street' && found.place && (
          <button
            className="button-line"
            type="button"
            onClick={() => onChange(found.place && roundBoth(found.place))}
          >
            The pin is right
          </button>
        )}
        {value !== null && (
          <button
            className="link-quiet min-h-11 text-sm"
            type="button"
            onClick={() => onChange(null)}
          >
            Remove the pin
          </button>
        )}
      </div>
    </div>
  );
}

function roundBoth({ lat, lng }: Coordinates): Coordinates {
  return { lat: round(lat), lng: round(lng) };
}

/** Rounds to about a yard. */
function round(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
