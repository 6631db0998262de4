import type { Coordinates } from '#app/domain/metro/metro.ts';
import { normalizeWords } from '#app/domain/search/search.ts';
import type { MetroIndex } from './metro-index.ts';
import { normalizeMetroIndex } from './normalize-metro-index.ts';

export type IndexedPlace = Coordinates & { kind: 'metro' | 'city' | 'zip'; name: string };

/** Finds a metro, a city ('Round Rock', 'Round Rock, TX') or a zip code by name in indexes. */
export function findIndexedPlace(
  indexes: readonly MetroIndex[],
  name: string,
): IndexedPlace | null {
  const requested = normalizeWords(name);
  const isNamed = (place: string) => {
    const normalized = normalizeWords(place);
    return normalized === requested || normalized.slice(0, -3) === requested;
  };
  const metro = indexes.find((index) => isNamed(index.metro.name))?.metro;
  if (metro) return { kind: 'metro', name: metro.name, lat: metro.lat, lng: metro.lng };
  const listings = indexes.flatMap(normalizeMetroIndex).map(({ listing }) => listing);
  const zip = /^\d{5}$/.exec(name.trim())?.[0];
  const kind = zip === undefined ? 'city' : 'zip';
  const ofPlace = listings.filter(({ city, state, zip_code }) =>
    zip === undefined ? isNamed(`${city}, ${state}`) : zip_code.startsWith(zip),
  );
  const [first] = ofPlace;
  const middle = findMiddle(ofPlace);
  if (!first || !middle) return null;
  return { kind, name: zip ?? `${first.city}, ${first.state}`, ...middle };
}

function findMiddle(listings: readonly { lat: number | null; lng: number | null }[]) {
  const points = listings.flatMap(({ lat, lng }) =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  );
  if (points.length === 0) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) };
}
