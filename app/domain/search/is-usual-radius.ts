import { limits } from '#app/config/limits.ts';
import type { SearchAnswer } from './search.ts';

/** Whether around this place so many miles are searched when nobody says how many. */
export function isUsualRadius(place: SearchAnswer['place'], miles: number): boolean {
  return place?.kind !== 'neighborhood' && miles === limits.radiusMiles.default;
}
