import tzLookup from '@photostructure/tz-lookup';
import zipcodes from 'zipcodes';
import type { ZipPlace } from '#app/domain/import/parse-zip-code.ts';

/** The state and the middle of a five-digit zip code, null for one that is not known. */
export function lookupZip(zip: string): ZipPlace | null {
  const entry = zipcodes.codes[zip];
  if (entry?.country !== 'US') return null;
  return { state: entry.state, lat: entry.latitude, lng: entry.longitude };
}

/** The IANA time zone of coordinates. */
export function lookupTimeZone(lat: number, lng: number): string {
  return tzLookup(lat, lng);
}
