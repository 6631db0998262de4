import {
  parseEmail,
  parsePhone,
  parseRequiredText,
  parseWebsite,
  type Parsed,
} from '#app/domain/contact/contact.ts';
import type { Coordinates } from '#app/domain/metro/metro.ts';
import { cleanCell } from './clean-cell.ts';
import type { ImportField, Mapping } from './fields.ts';
import { locate, type LookupTimeZone } from './locate.ts';
import { parseStatus } from './parse-status.ts';
import { parseZipCode, type LookupZip } from './parse-zip-code.ts';
import { findState, isUnitedStates } from '../us-state/us-state.ts';

/** A row that can be stored; its category, metro and slug are decided with the database's help. */
export type ImportedListing = {
  name: string;
  description: string | null;
  street: string | null;
  city: string;
  state: string;
  zip_code: string;
  lat: number | null;
  lng: number | null;
  /** The middle of the zip code, for search and map, where the row has no coordinates. */
  map_lat: number | null;
  map_lng: number | null;
  time_zone: string;
  phone: string | null;
  email: string | null;
  website: string | null;
  status: 'published' | 'closed';
  temporarily_closed: boolean;
};

export type ParsedRow =
  | {
      kind: 'listing';
      listing: ImportedListing;
      /** Where it is, for finding its metro; null when neither row nor zip code tells. */
      place: Coordinates | null;
      categoryCell: string;
      warning: string | null;
    }
  | { kind: 'not-in-the-us' }
  | { kind: 'rejected'; reasons: string[] };

export type ParseContext = {
  mapping: Mapping;
  lookupZip: LookupZip;
  lookupTimeZone: LookupTimeZone;
};

/** The longest values that the table's checks let in, in characters. */
const longest = { name: 160, street: 200, city: 100, description: 5000 } as const;

/** Parses one row of a file by the rules that a form has too; every broken rule is a reason. */
export function parseRow(
  row: readonly string[],
  { mapping, lookupZip, lookupTimeZone }: ParseContext,
): ParsedRow {
  const cells = (field: ImportField) =>
    mapping[field] === undefined ? '' : cleanCell(row[mapping[field]]);
  const country = cells('country');
  if (country !== '' && !isUnitedStates(country)) return { kind: 'not-in-the-us' };

  const reasons: string[] = [];
  function take(parsed: Parsed): string {
    if (parsed.ok) return parsed.value;
    reasons.push(parsed.message);
    return '';
  }
  function takeUpTo(label: string, text: string, most: number): string {
    if (Array.from(text).length > most) reasons.push(`${label} is longer than ${most} characters`);
    return text;
  }

  const name = takeUpTo('Name', take(parseRequiredText('Name', cells('name'))), longest.name);
  const street = takeUpTo('Street', joinStreet(cells('street'), cells('street_2')), longest.street);
  const city = takeUpTo('City', take(parseRequiredText('City', cells('city'))), longest.city);
  const state = take(parseState(cells('state')));
  const zip_code = take(parseZipCode({ cell: cells('zip_code'), state: state || null, lookupZip }));
  const phone = take(optional(parsePhone, dropCountryCode(cells('phone'))));
  const email = take(optional(parseEmail, cells('email')));
  const website = take(parseWebsite(cells('website')));
  const description = takeUpTo('Description', cells('description'), longest.description);
  if (reasons.length > 0) return { kind: 'rejected', reasons };

  const where = { lat: cells('lat'), lng: cells('lng'), zip_code, state };
  const { coordinates, place, time_zone, warning } = locate({
    ...where,
    lookupZip,
    lookupTimeZone,
  });
  const listing = {
    name,
    description: description || null,
    street: street || null,
    city,
    state,
    zip_code,
    lat: coordinates?.lat ?? null,
    lng: coordinates?.lng ?? null,
    map_lat: place?.lat ?? null,
    map_lng: place?.lng ?? null,
    time_zone,
    phone: phone || null,
    email: email || null,
    website: website || null,
    ...parseStatus(cells('status')),
  };
  return { kind: 'listing', listing, place, categoryCell: cells('category'), warning };
}

function parseState(cell: string): Parsed {
  if (cell === '') return { ok: false, message: 'State is required' };
  const state = findState(cell);
  if (state === null) return { ok: false, message: 'Please enter a valid US state' };
  return { ok: true, value: state.code };
}

function optional(parse: (value: unknown) => Parsed, cell: string): Parsed {
  return cell === '' ? { ok: true, value: '' } : parse(cell);
}

/** "+1 (512) 555-0123" has eleven digits of which the first is the country. */
function dropCountryCode(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : phone;
}

function joinStreet(street: string, unit: string): string {
  return [street, unit].filter((part) => part !== '').join(', ');
}
