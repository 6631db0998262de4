import type { Business } from '#app/domain/business/business.ts';
import { buildMapsLink, buildRouteLink } from '#app/domain/business/maps-link.ts';

/** The URLs of each way to reach a business; null where unknown. */
export type ContactLinks = {
  call: string | null;
  /** The place in a maps service. */
  map: string | null;
  /** The route to it. */
  directions: string | null;
  website: string | null;
};

export function contactLinks(business: Business): ContactLinks {
  const { name, street, city, state, zip_code, phone, website } = business;
  const address = { street, city, state, zipCode: zip_code, businessName: name };
  return {
    call: phone ? `tel:+1${phone.replaceAll(/\D/g, '')}` : null,
    map: buildMapsLink(address),
    directions: buildRouteLink(address),
    website,
  };
}
