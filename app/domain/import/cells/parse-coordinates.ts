import type { Coordinates } from '#app/domain/metro/metro.ts';

/** Latitude and longitude in degrees, or null for what is no place on the globe. */
export function parseCoordinates(lat: string, lng: string): Coordinates | null {
  if (lat === '' || lng === '') return null;
  const point = { lat: Number(lat), lng: Number(lng) };
  const isOnGlobe = Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
  // Where programs put what they could not find.
  const isNullIsland = point.lat === 0 && point.lng === 0;
  return isOnGlobe && !isNullIsland ? point : null;
}
