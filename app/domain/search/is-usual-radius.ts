import { limits } from '#app/config/limits.ts';
import type { SearchAnswer } from './search.ts';

/** Whether around this place so many miles are searched when nobody says how many. */
export function isUsualRadius(place: SearchAnswer['place'], miles: number): boolean {
  return place?.kind !== 'neighborhood' && miles === limits.radiusMiles.default;
}

/** Whether it was searched far around a neighborhood, as where the neighborhood itself has nothing. */
export function isWidened(place: SearchAnswer['place']): boolean {
  return place?.kind === 'neighborhood' && place.radius_miles >= limits.radiusMiles.default;
}
