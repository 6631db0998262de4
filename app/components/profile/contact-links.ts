import { toDialed } from '#app/domain/business/business-labels.ts';
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
  text: string | null;
};

export function contactLinks(business: Business): ContactLinks {
  const { name, street, city, state, zip_code, phone, phone_extension, text_phone, website } =
    business;
  const address = { street, city, state, zipCode: zip_code, businessName: name };
  return {
    call: phone && buildCallLink(phone, phone_extension),
    map: buildMapsLink(address),
    directions: buildRouteLink(address),
    website,
    text: text_phone && `sms:${toDialed(text_phone)}`,
  };
}

/** Returns what a phone dials. A comma is a pause: it dials the extension after it. */
export function buildCallLink(phone: string, extension: string | null = null): string {
  return `tel:${toDialed(phone)}${extension ? `,${extension}` : ''}`;
}
