import type { Coordinates } from '../metro/metro.ts';
import { findState, findStatesOfZip } from '../us-state/us-state.ts';

/** Returns an error if the zip code belongs to another state; null if not, or if unknown. */
export function findZipError(zip_code: string, state: string): string | null {
  const own = findState(state);
  const [first, ...others] = findStatesOfZip(zip_code);
  if (own === null || first === undefined || [first, ...others].includes(own)) return null;
  return `Zip code ${zip_code.slice(0, 5)} is in ${first.name}, not in ${own.name}`;
}

/** Accepts Hawaii to the Caribbean islands, and the territories beyond the date line. */
export function findLocationError(location: Coordinates | null): string | null {
  if (location === null) return null;
  const { lat, lng } = location;
  const isThere =
    lat >= -15 && lat <= 72 && ((lng >= -180 && lng <= -64) || (lng >= 144 && lng <= 180));
  return isThere ? null : 'Please choose a place in the United States';
}
