import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  changeSearch,
  type SearchChanges,
  useCurrentSearch,
} from '#app/components/search/search-address.ts';
import { findWhereBox } from '#app/components/search/search-form.tsx';
import type { Coordinates } from '#app/domain/metro/metro.ts';
import * as t from '#app/messages/routes/home/common.ts';

type PositionFailure = 'refused' | 'unknown';

const patienceMs = 10_000;
/** Decimals of a degree that a URL may contain: some half a mile. */
const decimals = 2;

/**
 * Requests the position, for which the browser asks the person, and rounds it at once. Only call it
 * on a tap.
 */
function findPosition(): Promise<Coordinates | PositionFailure> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve('unknown');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: round(coords.latitude), lng: round(coords.longitude) }),
      (error) => resolve(error.code === error.PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: patienceMs, maximumAge: 60_000 },
    );
  });
}

function round(degrees: number): number {
  return Number(degrees.toFixed(decimals));
}

export type PlaceChooserProps = {
  /** Other changes of the search, such as the words without "near me". */
  changes?: SearchChanges;
  /** Asks where the visitor is, because the results are from everywhere. */
  isPrompt?: boolean;
};

const failures: Record<PositionFailure, string> = {
  refused: t.locationNotShared,
  unknown: t.locationNotFound,
};

const nowhere: SearchChanges = {
  near: null,
  lat: null,
  lng: null,
  radius_miles: null,
  bounds: null,
  metro: null,
  city: null,
};

/** Searches at the current location, for which the browser asks after a tap. */
export function PlaceChooser({ changes, isPrompt = false }: PlaceChooserProps) {
  const navigate = useNavigate();
  const present = useCurrentSearch();
  const [state, setState] = useState<'idle' | 'locating' | PositionFailure>('idle');

  async function searchHere() {
    setState('locating');
    const found = await findPosition();
    if (typeof found === 'string') {
      setState(found);
      return;
    }
    setState('idle');
    void navigate(changeSearch(present, { ...nowhere, ...changes, ...found }));
  }

  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
      {isPrompt && (
        <button
          className="link-quiet inline-flex min-h-11 items-center font-medium"
          type="button"
          onClick={() => findWhereBox()?.focus()}
        >
          {t.whereAreYou}
        </button>
      )}
      <button
        className="link-quiet inline-flex min-h-11 items-center"
        type="button"
        disabled={state === 'locating'}
        onClick={searchHere}
      >
        {state === 'locating' ? t.askingBrowser : t.currentLocation}
      </button>
      <p role="status" className="text-soft">
        {(state === 'refused' || state === 'unknown') && failures[state]}
      </p>
    </div>
  );
}
