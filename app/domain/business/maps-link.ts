/** An address as forms and listings give it. */
export type MapsAddress = {
  /** The whole address in one line; wins over the parts. */
  fullAddress?: string | null;
  street?: string | null;
  city?: string | null;
  state?: string | null;
  zipCode?: string | null;
  businessName?: string | null;
};

/** A link that searches a maps service for the address; null when there is nothing to search for. */
export function buildMapsLink(address: MapsAddress): string | null {
  const place = describePlace(address);
  return place && `https://www.google.com/maps/search/?api=1&query=${place}`;
}

/** A link that opens the route from where the visitor is to the address; null without one. */
export function buildRouteLink(address: MapsAddress): string | null {
  const place = describePlace(address);
  return place && `https://www.google.com/maps/dir/?api=1&destination=${place}`;
}

/** Name and address as a maps service reads them, encoded for a query. */
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
