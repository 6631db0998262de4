import type { Parsed } from '../contact/contact.ts';

/** Parses a password as typed, including spaces; the server checks its strength. */
export function parsePassword(value: unknown): Parsed {
  if (typeof value !== 'string' || value === '') {
    return { ok: false, message: 'Password is required' };
  }
  return { ok: true, value };
}
