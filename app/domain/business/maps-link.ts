/** An address of a form or a listing. */
export type MapsAddress = {
  /** The whole address in one line; overrides the parts. */
  fullAddress?: string | null;
  street?: string | null;
  city?: string | null;
  state?: string | null;
  zipCode?: string | null;
  businessName?: string | null;
};

/**
 * Returns a link that searches a map service for the address; null if there is nothing to search
 * for.
 */
export function buildMapsLink(address: MapsAddress): string | null {
  const place = describePlace(address);
  return place && `https://www.google.com/maps/search/?api=1&query=${place}`;
}

/** "PO Box 12", "P. O. Box 12", "Post Office Box 12" */
const postOfficeBox = /\b(?:p\.?\s*o\.?|post\s+office)\s*box\b/i;

/**
 * Returns a link to the route from the visitor's location to the address; null without an address,
 * and for a post office box, where the business is not.
 */
export function buildRouteLink(address: MapsAddress): string | null {
  if (postOfficeBox.test(`${address.street} ${address.fullAddress}`)) return null;
  const place = describePlace(address);
  return place && `https://www.google.com/maps/dir/?api=1&destination=${place}`;
}

/** How many places one route link may have: start, end, and nine between. */
export const maxRouteStops = 11;

/**
 * Returns a link to the route along two to `maxRouteStops` addresses, in their order; null with
 * fewer.
 */
export function buildTourLink(addresses: MapsAddress[], mode: 'walking' | 'driving') {
  const places = addresses
    .filter(({ street }) => !postOfficeBox.test(street ?? ''))
    .flatMap((address) => describePlace(address) ?? []);
  const [origin, ...rest] = places;
  const destination = rest.pop();
  if (destination === undefined) return null;
  const between = rest.length === 0 ? '' : `&waypoints=${rest.join('%7C')}`;
  return `https://www.google.com/maps/dir/?api=1&travelmode=${mode}&origin=${origin}&destination=${destination}${between}`;
}

/** Returns name and address for a map service, encoded for a query. */
function describePlace(address: MapsAddress): string | null {
  const place = [address.businessName, address.fullAddress?.trim() || joinParts(address)]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ');
  return place === '' ? null : encodeURIComponent(place.toWellFormed());
}

function joinParts({ street, city, state, zipCode }: MapsAddress): string {
  const stateAndZip = [state, zipCode]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  return [street, city, stateAndZip]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ');
}
