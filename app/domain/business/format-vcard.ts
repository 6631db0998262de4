import * as t from '#app/messages/domain/business.ts';
import { describeClosure, toDialed } from './business-labels.ts';
import type { Business } from './business.ts';

/** The facts that a contact card needs. */
export type VcardBusiness = Pick<
  Business,
  | 'name'
  | 'street'
  | 'city'
  | 'state'
  | 'zip_code'
  | 'phone'
  | 'phone_extension'
  | 'text_phone'
  | 'email'
  | 'website'
  | 'lat'
  | 'lng'
  | 'updated_at'
  | 'status'
  | 'temporarily_closed'
  | 'reopens_on'
  | 'opens_on'
  | 'moved_to'
>;

/** Maximum octets of a line before it is folded (RFC 2426, section 2.6). */
const lineOctets = 75;

/**
 * Formats a listing as a vCard 3.0 (RFC 2426), which phones of all makes can read: an organization,
 * lines ended by CRLF and folded between characters. For a closed or moved listing it says so and
 * leaves out the contact details.
 * @param url the listing's address on this site; also its UID
 */
export function formatVcard(business: VcardBusiness, url: string): string {
  const { name, street, city, state, zip_code, lat, lng } = business;
  const { phone, phone_extension, text_phone, email, website } =
    business.status === 'published' ? business : unreachable;
  const note = [describeClosure(business), t.vcardNote({ url })].filter(Boolean).join(' ');
  const address = ['', '', street ?? '', city, state, zip_code, t.country];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escape(name)}`,
    // Required; an organization has none of its parts.
    'N:;;;;',
    `ORG:${escape(name)}`,
    'X-ABSHOWAS:COMPANY',
    phone &&
      `TEL;TYPE=WORK,VOICE:${toDialed(phone)}${phone_extension ? `,${phone_extension}` : ''}`,
    text_phone && `TEL;TYPE=WORK,MSG:${toDialed(text_phone)}`,
    email && `EMAIL;TYPE=INTERNET,WORK:${escape(email)}`,
    `ADR;TYPE=WORK:${address.map(escape).join(';')}`,
    lat !== null && lng !== null && `GEO:${lat};${lng}`,
    website && `URL:${escape(website)}`,
    `NOTE:${escape(note)}`,
    `UID:${escape(url)}`,
    `REV:${new Date(business.updated_at).toISOString()}`,
    'END:VCARD',
  ];
  return lines
    .filter((line) => line !== null && line !== false)
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

const unreachable = {
  phone: null,
  phone_extension: null,
  text_phone: null,
  email: null,
  website: null,
};

/** Escapes backslashes, commas, semicolons and line ends. */
function escape(text: string): string {
  return text.replaceAll(/[\\,;]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n');
}

/** Folds a long line; the following ones begin with a space that is not part of the text. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
