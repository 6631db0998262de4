import type { Coordinates } from '../metro/metro.ts';
import { findState, findStatesOfZip } from '../us-state/us-state.ts';

/** Whether a zip code is that of another state; null when it is not, or nobody knows. */
export function findZipError(zip_code: string, state: string): string | null {
  const own = findState(state);
  const [first, ...others] = findStatesOfZip(zip_code);
  if (own === null || first === undefined || [first, ...others].includes(own)) return null;
  return `Zip code ${zip_code.slice(0, 5)} is in ${first.name}, not in ${own.name}`;
}

/** Hawaii to the islands of the Caribbean, and those beyond the date line. */
export function findLocationError(location: Coordinates | null): string | null {
  if (location === null) return null;
  const { lat, lng } = location;
  const isThere =
    lat >= -15 && lat <= 72 && ((lng >= -180 && lng <= -64) || (lng >= 144 && lng <= 180));
  return isThere ? null : 'Please choose a place in the United States';
}
