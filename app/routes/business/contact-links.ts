import type { Business } from '#app/domain/business/business.ts';
import { buildMapsLink } from '#app/domain/business/maps-link.ts';

/** Where a tap on each way to reach a business leads; null where it is not known. */
export type ContactLinks = {
  call: string | null;
  directions: string | null;
  website: string | null;
};

export function contactLinks(business: Business): ContactLinks {
  const { name, street, city, state, zip_code, phone, website } = business;
  return {
    call: phone ? `tel:+1${phone.replaceAll(/\D/g, '')}` : null,
    directions: buildMapsLink({ street, city, state, zipCode: zip_code, businessName: name }),
    website,
  };
}
