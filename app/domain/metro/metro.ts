import type { z } from 'zod';
import type { Tables } from '#app/services/supabase/database.types.ts';
import type { metroFrontSchema, metroNamesakeSchema, metroSettingsSchema } from './metro-schema.ts';

/** A point on the globe, in degrees. */
export type Coordinates = { lat: number; lng: number };

/** A metropolitan area: listings within `radius_miles` of its middle belong to it. */
export type Metro = Tables<'metros'>;

/** What the front page of a city shows. */
export type MetroFront = z.infer<typeof metroFrontSchema>;

/** How admins arranged the front page of a city. */
export type MetroSettings = z.infer<typeof metroSettingsSchema>;

/** A metro whose slug begins like an unknown one. */
export type MetroNamesake = z.infer<typeof metroNamesakeSchema>;

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

type Area = Coordinates & Pick<Metro, 'radius_miles'>;

/** Finds the nearest metro whose radius reaches the coordinates; null when none does. */
export function findMetro<Found extends Area>(
  metros: readonly Found[],
  coordinates: Coordinates,
): Found | null {
  let nearest: Found | null = null;
  let nearestMiles = Infinity;
  for (const metro of metros) {
    const miles = milesBetween(metro, coordinates);
    if (miles > metro.radius_miles || miles >= nearestMiles) continue;
    nearest = metro;
    nearestMiles = miles;
  }
  return nearest;
}
