import type { FindZip } from '../place/places.ts';

type ZipInput = { cell: string; state: string | null; findZip: FindZip };

/**
 * Parses a zip code as files write it: "78701", "787011234", "78701-1234", "78701.0", "78701-",
 * "-78701"; returns null if invalid. Restores leading zeros that a spreadsheet removed ("5401",
 * "901") if that code exists in the row's state.
 */
export function parseZipCode({ cell, state, findZip }: ZipInput): string | null {
  const compact = cell
    .replace(/[–—]/g, '-')
    .replace(/\.0*$/, '')
    .replace(/\s+(?=\d{4}$)/, '-')
    .replace(/\s+/g, '');
  const parts = /^-?(\d{3,5})(?:-(\w*))?-?$/.exec(compact) ?? /^(\d{4,5})(\d{4})$/.exec(compact);
  if (parts === null) return null;
  const [, digits = '', suffix = ''] = parts;
  const zip = digits.padStart(5, '0');
  if (/^0{3}/.test(zip)) return null;
  if (digits.length < 5) {
    const found = findZip(zip);
    if (found === null || (state !== null && found.state !== state)) return null;
  }
  // Programs write 0000 for an unknown suffix; a shorter suffix has lost digits.
  return /^(?!0000)\d{4}$/.test(suffix) ? `${zip}-${suffix}` : zip;
}
