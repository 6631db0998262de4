import type { Coordinates } from '#app/domain/metro/metro.ts';

export type PositionFailure = 'refused' | 'unknown';

const patienceMs = 10_000;
/** Decimals of a degree that a URL may contain: some half a mile. */
const decimals = 2;

/**
 * Requests the position, for which the browser asks the person, and rounds it at once. Only call it
 * on a tap.
 */
export function findPosition(): Promise<Coordinates | PositionFailure> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve('unknown');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: round(coords.latitude), lng: round(coords.longitude) }),
      (error) => resolve(error.code === error.PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: patienceMs, maximumAge: 60_000 },
    );
  });
}

function round(degrees: number): number {
  return Number(degrees.toFixed(decimals));
}
