import { findSuggestions } from '#app/domain/search/search.server.ts';
import type { GuessedPlace } from '#app/domain/search/search.ts';
import type { AppContext } from '../env.ts';

/**
 * `GET /api/place` -> `{ place }`, the visitor's city by the network; null if unknown or outside
 * the United States. For one visitor only, so it is neither cached nor logged. `near` is set if the
 * directory knows the city by name.
 */
export async function getPlace(c: AppContext): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  const place = readPlace(c.req.raw.cf);
  if (!place) return c.json({ place: null });
  const { places } = await findSuggestions(c.get('services'), place.name).catch(() => ({
    places: [],
  }));
  const isKnown = places.some(({ name }) => name === place.name);
  return c.json({ place: { ...place, near: isKnown ? place.name : null } });
}

function readPlace(cf: unknown): Omit<GuessedPlace, 'near'> | null {
  // Under `npm run dev` it is invented.
  if (import.meta.env.DEV || typeof cf !== 'object' || cf === null) return null;
  const { country, city, regionCode, latitude, longitude } = cf as Record<string, unknown>;
  const [lat, lng] = [Number(latitude), Number(longitude)];
  const isWhole =
    country === 'US' &&
    typeof city === 'string' &&
    typeof regionCode === 'string' &&
    /^[A-Z]{2}$/.test(regionCode) &&
    latitude !== undefined &&
    Number.isFinite(lat) &&
    Number.isFinite(lng);
  return isWhole
    ? { name: `${city}, ${regionCode}`, lat: Number(lat.toFixed(1)), lng: Number(lng.toFixed(1)) }
    : null;
}
