import type { Parsed } from '#app/domain/contact/contact.ts';

/** What is known of a zip code. */
export type ZipPlace = { state: string; lat: number; lng: number };
export type LookupZip = (zip: string) => ZipPlace | null;

type ZipInput = { cell: string; state: string | null; lookupZip: LookupZip };

const message = 'Please enter a valid zip code (5 digits, or 5+4)';

/**
 * Parses a zip code as files have it: "78701", "787011234", "78701-", "-78701". A leading
 * zero that a spreadsheet dropped is put back where the longer code exists in the row's state.
 */
export function parseZipCode({ cell, state, lookupZip }: ZipInput): Parsed {
  if (cell === '') return { ok: false, message: 'Zip code is required' };
  const parts = /^-?(\d{4,5})(?:-?(\d{4}))?-?$/.exec(
    cell.replace(/\s+/g, '').replace(/[–—]/g, '-'),
  );
  if (parts === null) return { ok: false, message };
  const [, digits = '', suffix] = parts;
  const zip = digits.padStart(5, '0');
  if (digits.length === 4 && (state === null || lookupZip(zip)?.state !== state)) {
    return { ok: false, message };
  }
  return { ok: true, value: suffix === undefined ? zip : `${zip}-${suffix}` };
}
