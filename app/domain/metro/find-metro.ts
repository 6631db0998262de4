import { milesBetween, type Coordinates, type Metro } from './metro.ts';

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
