import { limits } from '#app/config/limits.ts';
import type { SearchAnswer } from './search.ts';

/** Returns whether `miles` is the default radius around this place. */
export function isUsualRadius(place: SearchAnswer['place'], miles: number): boolean {
  return place?.kind !== 'neighborhood' && miles === limits.radiusMiles.default;
}

/**
 * Returns whether the search around a neighborhood was widened because it has no results itself.
 */
export function isWidened(place: SearchAnswer['place']): boolean {
  return place?.kind === 'neighborhood' && place.radius_miles >= limits.radiusMiles.default;
}
