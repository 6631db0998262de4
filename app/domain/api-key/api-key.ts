import type { Parsed } from '../contact/contact.ts';

/** What its owner may read of a key. */
export type ApiKey = {
  id: string;
  name: string;
  /** 'ms_4fQx', to tell it from others. */
  prefix: string;
  created_at: string;
  /** Rounded to the hour; null if it was never used. */
  last_used_at: string | null;
};

/** Parses the name of a key, trimmed; the database limits its length. */
export function parseKeyName(value: unknown): Parsed {
  const name = String(value).toWellFormed().replaceAll('\0', '').trim();
  if (name !== '') return { ok: true, value: name };
  return { ok: false, message: 'Name is required' };
}
