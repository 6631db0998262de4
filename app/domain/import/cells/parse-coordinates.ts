import type { Coordinates } from '#app/domain/metro/metro.ts';

/**
 * Latitude and longitude in degrees, or null for what is no place on the globe. Those that can only be American the
 * other way round are exchanged.
 */
export function parseCoordinates(lat: string, lng: string): Coordinates | null {
  if (lat === '' || lng === '') return null;
  const given = { lat: Number(lat), lng: Number(lng) };
  const point = areSwapped(given) ? { lat: given.lng, lng: given.lat } : given;
  const isOnGlobe = Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
  // Where programs put what they could not find.
  const isNullIsland = point.lat === 0 && point.lng === 0;
  return isOnGlobe && !isNullIsland ? point : null;
}

/** From Samoa (-14.4) and Guam (13.2) to Alaska (71.4), from the Aleutians to the Virgin Islands (-64.5), and Guam's 144.6. */
const mostNorthern = 72;
const mostEastern = -64;

function areSwapped({ lat, lng }: Coordinates): boolean {
  const isLongitude = lat <= mostEastern || lat > 90;
  return isLongitude && Math.abs(lng) <= mostNorthern && Math.abs(lng) > 0;
}
