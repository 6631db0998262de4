import { nameTimeZone } from '#app/domain/business/business-labels.ts';
import type { Coordinates } from '#app/domain/metro/metro.ts';
import { locateAddress } from '#app/domain/submission/submission-calls.ts';
import { addressQuerySchema } from '#app/domain/submission/submission-queries.ts';
import type { AddressOnMap } from '#app/domain/submission/submission.ts';
import type { AppContext } from '../env.ts';
import { parseJsonBody } from '../http/read-body.ts';

/** Half of the area of the map, in degrees: some 4 miles north and south, 6 east and west. */
const reach = { lat: 0.06, lng: 0.1 };

/**
 * `POST /api/locate-address` with an address as far as it is typed -> AddressOnMap. In the body,
 * because browsers and proxies store URLs, and the address is not public yet.
 */
export async function postLocate(c: AppContext): Promise<Response> {
  const address = await parseJsonBody(c, addressQuerySchema);
  const located = await locateAddress(c.get('services'), address);
  const { place, time_zone } = located;
  const answer: AddressOnMap = {
    ...located,
    time_zone_name: time_zone && nameTimeZone(time_zone),
    // The browser draws the land itself, as on a map that is moved.
    map: place && { area: around(place), outlines: null, places: [] },
  };
  c.header('Cache-Control', 'no-store');
  return c.json(answer);
}

function around({ lat, lng }: Coordinates) {
  return {
    south: lat - reach.lat,
    west: lng - reach.lng,
    north: lat + reach.lat,
    east: lng + reach.lng,
  };
}
