import type { Parsed } from '../contact/contact.ts';

/** A password is taken as it is typed, spaces and all; how strong it must be the server decides. */
export function parsePassword(value: unknown): Parsed {
  if (typeof value !== 'string' || value === '') {
    return { ok: false, message: 'Password is required' };
  }
  return { ok: true, value };
}
