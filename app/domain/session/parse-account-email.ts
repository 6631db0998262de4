import { type Parsed, parseEmail } from '../contact/contact.ts';
import { cleanText } from '../text/text.ts';

/**
 * Parses the email address of an account. Addresses are ASCII, so the error names a letter that is not,
 * or merely looks like it; invisible characters from copying are removed.
 */
export function parseAccountEmail(value: unknown): Parsed {
  const text = cleanText(value).replace(/\p{Cf}/gu, '');
  const odd = /[^\0-\x7f\p{Z}]/u.exec(text)?.[0];
  if (odd === undefined) return parseEmail(text);
  return {
    ok: false,
    message: `“${odd}” is not allowed in an email address, or only looks like a plain letter. Please type it again`,
  };
}
