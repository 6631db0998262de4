import type { Parsed } from '../contact/contact.ts';
import { maxNameLength } from './profile.ts';

/** Parses an optional name; trims it, allows at most 100 characters as the database counts them. */
function parseName(label: string, value: unknown): Parsed {
  const name = typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '').trim() : '';
  const length = Array.from(name).length;
  if (length <= maxNameLength) return { ok: true, value: name };
  return {
    ok: false,
    message: `${label} can have at most ${maxNameLength} characters; these are ${length}`,
  };
}

export const parseFirstName = (value: unknown) => parseName('First name', value);
export const parseLastName = (value: unknown) => parseName('Last name', value);
