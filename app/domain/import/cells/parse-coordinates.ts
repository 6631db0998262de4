import type { Coordinates } from '#app/domain/metro/metro.ts';

/**
 * Parses latitude and longitude in degrees; returns null if they are not on the globe. Swaps them
 * if they can be in the US only the other way round.
 */
export function parseCoordinates(lat: string, lng: string): Coordinates | null {
  if (lat === '' || lng === '') return null;
  const given = { lat: Number(lat), lng: Number(lng) };
  const point = areSwapped(given) ? { lat: given.lng, lng: given.lat } : given;
  const isOnGlobe = Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
  // Programs write 0, 0 when they found no location.
  const isNullIsland = point.lat === 0 && point.lng === 0;
  return isOnGlobe && !isNullIsland ? point : null;
}

/**
 * US bounds: from Samoa (-14.4) and Guam (13.2) to Alaska (71.4), from the Aleutians to the Virgin
 * Islands (-64.5), and Guam's 144.6.
 */
const maxNorthern = 72;
const maxEastern = -64;

function areSwapped({ lat, lng }: Coordinates): boolean {
  const isLongitude = lat <= maxEastern || lat > 90;
  return isLongitude && Math.abs(lng) <= maxNorthern && Math.abs(lng) > 0;
}
