import { type Parsed, parseEmail } from '../contact/contact.ts';

/**
 * Parses the email address of an account. The auth service accepts ASCII only, so the error names a
 * letter that merely looks like ASCII; invisible characters from copying are removed.
 */
export function parseAccountEmail(value: unknown): Parsed {
  const parsed = parseEmail(typeof value === 'string' ? value.replace(/\p{Cf}/gu, '') : value);
  const odd = parsed.ok && /[^\0-\x7f]/u.exec(parsed.value)?.[0];
  if (!odd) return parsed;
  return {
    ok: false,
    message: `“${odd}” cannot stand in an account’s address, or only looks like a plain letter. Please type it anew`,
  };
}
