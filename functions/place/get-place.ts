import { findSuggestions } from '#app/domain/search/find-suggestions.server.ts';
import type { GuessedPlace } from '#app/domain/search/search.ts';
import type { AppContext } from '../env.ts';

/**
 * `GET /api/place` -> the visitor's city according to the network: `{ place }`, null if unknown or
 * outside the United States. For one visitor, so it is no-store and not logged. `near` is set if
 * the directory has a city of that name.
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
  // Under `npm run dev` Cloudflare's data is made up.
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
