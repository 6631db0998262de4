import type { Tables } from '#app/services/supabase/database.types.ts';

/** A point on the globe, in degrees. */
export type Coordinates = { lat: number; lng: number };

/** A metropolitan area: listings within `radius_miles` of its middle belong to it. */
export type Metro = Tables<'metros'>;

const earthRadiusMiles = 3958.8;

/** Great-circle distance in miles (haversine). */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const lat = toRadians(to.lat - from.lat);
  const lng = toRadians(to.lng - from.lng);
  const chord =
    Math.sin(lat / 2) ** 2 +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
