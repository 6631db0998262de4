import * as t from '#app/messages/domain/owner-code.ts';
import type { Parsed } from '../contact/contact.ts';

/** Returns a code in groups, as people read and type it: 'K7QM-2R9X-40TB'. */
export function formatOwnerCode(code: string): string {
  return code.replace(/^(.{4})(.{4})(.{4})$/, '$1-$2-$3');
}

/** Where a letter or an invitation leads; in the fragment, so that its code is in no request. */
export const ownerCodePath = '/your-listing';

export function writeOwnerCodeLink(origin: string, code: string): string {
  return `${origin}${ownerCodePath}#owner_code=${code}`;
}

/** Parses a code from a letter as people type it; the database reads O as 0, and I and L as 1. */
export function parseOwnerCode(value: unknown): Parsed {
  const typed = typeof value === 'string' ? value : '';
  const code = typed.replaceAll(/[^\dA-Za-z]/g, '');
  return code.length === 12
    ? { ok: true, value: code.toUpperCase() }
    : { ok: false, message: t.ownerCodeLength };
}
