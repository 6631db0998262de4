import { limits } from '#app/config/limits.ts';
import type { SearchAnswer } from './search.ts';

/** Returns whether `miles` is the default radius around this place. */
export function isUsualRadius(place: SearchAnswer['place'], miles: number): boolean {
  return place?.kind !== 'neighborhood' && miles === limits.radiusMiles.default;
}

/** Returns whether a search widened from a neighborhood because that has no results. */
export function isWidened(place: SearchAnswer['place']): boolean {
  return place?.kind === 'neighborhood' && place.radius_miles >= limits.radiusMiles.default;
}
