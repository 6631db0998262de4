import type { Parsed } from '../contact/contact.ts';

/** Parses what somebody calls a key, trimmed; how long it may be the database says. */
export function parseKeyName(value: unknown): Parsed {
  const name = String(value).toWellFormed().replaceAll('\0', '').trim();
  if (name !== '') return { ok: true, value: name };
  return { ok: false, message: 'Name is required' };
}
