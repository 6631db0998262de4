import type { Parsed } from '../contact/contact.ts';

/** Parses the name of a key, trimmed; the database limits its length. */
export function parseKeyName(value: unknown): Parsed {
  const name = String(value).toWellFormed().replaceAll('\0', '').trim();
  if (name !== '') return { ok: true, value: name };
  return { ok: false, message: 'Name is required' };
}
