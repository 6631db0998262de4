import { type Coordinates, milesBetween } from '../metro/metro.ts';

/** The way from one stop to the next. */
export type Leg = { miles: number; minutes: number; isOnFoot: boolean };

/** Streets are about so much longer than the straight line. */
const detour = 1.3;
/** A way of up to so many miles is walked. */
const maxWalkMiles = 1.2;
const milesPerHour = { onFoot: 3, byCar: 22 };
/** To start and to park. */
const carMinutes = 3;

/**
 * Estimates the ways between stops, one fewer than there are stops: no routing service is asked.
 * Null where a position is unknown.
 */
export function measureWalk(stops: (Coordinates | null)[]): (Leg | null)[] {
  return stops.slice(1).map((to, index) => {
    const from = stops[index];
    return from && to ? measureLeg(milesBetween(from, to) * detour) : null;
  });
}

function measureLeg(miles: number): Leg {
  const isOnFoot = miles <= maxWalkMiles;
  const minutes = isOnFoot
    ? (miles / milesPerHour.onFoot) * 60
    : (miles / milesPerHour.byCar) * 60 + carMinutes;
  return { miles, minutes: roundMinutes(minutes), isOnFoot };
}

/** Whole minutes, in fives above ten: an estimate is not more precise. */
function roundMinutes(minutes: number): number {
  return minutes > 10 ? Math.round(minutes / 5) * 5 : Math.max(1, Math.round(minutes));
}
