import { Suspense, lazy, useEffect, useState } from 'react';
import { nameTimeZone } from '#app/domain/business/business-labels.ts';
import type { Coordinates } from '#app/domain/metro/metro.ts';
import type { AddressOnMap } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/components/editors.tsx';

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
  street: t.pinNearOther,
  zip: t.pinAtZipCode,
  city: t.pinAtCity,
};

/** The place on the map: the directory's guess, which the user confirms or moves. */
export function PlaceEditor({ found, value, error, onChange }: PlaceEditorProps) {
  const pin = value ?? found?.place ?? null;
  return (
    <div>
      <p className="mb-2 text-sm">
        <strong className="font-semibold">{t.pinLabel}</strong>{' '}
        <span className="text-soft">{t.pinHint}</span>
      </p>
      {found && pin ? (
        <Suspense fallback={<div className="h-80 bg-sunk sm:h-96" />}>
          <PinMap
            key={`${found.place?.lat} ${found.place?.lng}`}
            pin={pin}
            precision={value ? 'street' : found.precision}
            onMove={({ lat, lng }) => onChange({ lat: round(lat), lng: round(lng) })}
          />
        </Suspense>
      ) : (
        <div className="grid h-80 place-items-center rounded-card bg-sunk p-6 text-center text-soft sm:h-96">
          {found === null ? t.mapPending : t.addressNotFound}
        </div>
      )}
      {error && (
        <p className="mt-3 text-sm font-medium text-accent" role="alert">
          {error}
        </p>
      )}
      <p className="mt-3" role="status">
        {value
          ? t.pinPosition({ lat: value.lat.toFixed(5), lng: value.lng.toFixed(5) })
          : found?.precision && guesses[found.precision]}
      </p>
      {found?.time_zone && found.time_zones.length === 0 && (
        <p className="mt-1 text-sm text-soft">
          {t.timeZone({ timeZoneName: nameTimeZone(found.time_zone) })}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        {value === null && found?.precision === 'street' && found.place && (
          <button
            className="button-line"
            type="button"
            onClick={() => onChange(found.place && roundBoth(found.place))}
          >
            {t.pinIsRight}
          </button>
        )}
        {value !== null && (
          <button
            className="link-quiet min-h-11 text-sm"
            type="button"
            onClick={() => onChange(null)}
          >
            {t.removePin}
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

type Address = { street: string; city: string; state: string; zip_code: string };

/** Debounce after the last key. */
const delayMs = 400;

/**
 * Returns where an address is, as far as the directory knows; null while unknown, and for an
 * address without a zip code or state.
 */
export function useLocatedAddress({ street, city, state, zip_code }: Address): AddressOnMap | null {
  const [found, setFound] = useState<{ of: string; address: AddressOnMap } | null>(null);
  const requested = JSON.stringify({ street, city, state, zip_code });
  const isEnough = /^\d{5}/.test(zip_code.trim()) && state !== '';
  useEffect(() => {
    if (!isEnough) return;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      locate(requested, ended.signal)
        .then((address) => address && setFound({ of: requested, address }))
        // Optional: without it the listing has no pin, and a reviewer may find the place.
        .catch(() => undefined);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [requested, isEnough]);
  return found?.of === requested ? found.address : null;
}

async function locate(body: string, signal: AbortSignal): Promise<AddressOnMap | null> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/locate-address', { method: 'POST', headers, body, signal });
  return answer.ok ? answer.json() : null;
}
