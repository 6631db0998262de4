import { milesBetween, type Coordinates } from '#app/domain/metro/metro.ts';
import type { LookupZip } from './parse-zip-code.ts';
import { findState } from '../us-state/us-state.ts';

/** The time zone of coordinates; throws for coordinates that are none. */
export type LookupTimeZone = (lat: number, lng: number) => string;

type LocateInput = {
  lat: string;
  lng: string;
  zip_code: string;
  state: string;
  lookupZip: LookupZip;
  lookupTimeZone: LookupTimeZone;
};

type Location = {
  /** What the file says, when it can be true. */
  coordinates: Coordinates | null;
  /** The coordinates, or the middle of the zip code; for finding the metro. */
  place: Coordinates | null;
  time_zone: string;
  warning: string | null;
};

/** Coordinates farther than this from their zip code belong to something else. */
const farthestFromZipMiles = 200;

/** Where a row is: its coordinates if they can be true, a place for the metro, a time zone. */
export function locate(input: LocateInput): Location {
  const zip = input.lookupZip(input.zip_code.slice(0, 5));
  const given = parseCoordinates(input);
  const isFar = given !== null && zip !== null && milesBetween(given, zip) > farthestFromZipMiles;
  const coordinates = isFar ? null : given;
  const place = coordinates ?? (zip && { lat: zip.lat, lng: zip.lng });
  return {
    coordinates,
    place,
    time_zone: place
      ? input.lookupTimeZone(place.lat, place.lng)
      : (findState(input.state)?.time_zone ?? 'America/New_York'),
    warning: explain({ input, coordinates, isFar }),
  };
}

function parseCoordinates({ lat, lng }: LocateInput): Coordinates | null {
  if (lat === '' || lng === '') return null;
  const point = { lat: Number(lat), lng: Number(lng) };
  const isOnGlobe = Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
  const isNullIsland = point.lat === 0 && point.lng === 0;
  return isOnGlobe && !isNullIsland ? point : null;
}

type Outcome = { input: LocateInput; coordinates: Coordinates | null; isFar: boolean };

function explain({ input, coordinates, isFar }: Outcome): string | null {
  if (coordinates !== null || (input.lat === '' && input.lng === '')) return null;
  const written = `Coordinates ${input.lat || '?'}, ${input.lng || '?'} were dropped`;
  return isFar
    ? `${written}: they are over ${farthestFromZipMiles} miles from zip code ${input.zip_code}`
    : `${written}: they are no place on the globe`;
}
