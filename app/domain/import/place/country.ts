import tzLookup from '@photostructure/tz-lookup';
import zipcodes from 'zipcodes';
import { createPlaces, type ZipPlace } from './places.ts';

function* listZips(): Generator<ZipPlace> {
  for (const entry of Object.values(zipcodes.codes)) {
    if (entry?.country !== 'US') continue;
    const { zip, city, state, latitude: lat, longitude: lng } = entry;
    yield { zip, city, state, lat, lng };
  }
}

/** Lookups over the data of the package `zipcodes`. */
export const places = createPlaces({ zips: listZips(), findTimeZone: tzLookup });
