import { accountRules } from '#app/config/session.ts';
import { required } from '#app/messages/domain/field.ts';
import * as t from '#app/messages/domain/session.ts';
import { type Parsed, parseEmail } from '../contact/contact.ts';
import { cleanText } from '../text/text.ts';

/**
 * Parses the email address of an account. Addresses are ASCII, so the error names a letter that is not,
 * or merely looks like it; invisible characters from copying are removed.
 */
export function parseAccountEmail(value: unknown): Parsed {
  const text = cleanText(value).replace(/\p{Cf}/gu, '');
  const unusual = /[^\0-\x7f\p{Z}]/u.exec(text)?.[0];
  if (unusual === undefined) return parseEmail(text);
  return {
    ok: false,
    message: t.oddLetter({ letter: unusual }),
  };
}

const { codeLength } = accountRules;

/** Parses a code copied from a mail; accepts spaces, dashes and invisible characters in it. */
export function parseCode(value: unknown): Parsed {
  const typed = typeof value === 'string' ? value : '';
  const code = typed.replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '');
  if (code === '') return { ok: false, message: required({ label: t.code }) };
  if (!/^\d+$/.test(code) || code.length !== codeLength) {
    return { ok: false, message: t.codeLength({ digits: codeLength }) };
  }
  return { ok: true, value: code };
}

/** Parses a password as typed, including spaces; the server checks its strength. */
export function parsePassword(value: unknown): Parsed {
  if (typeof value !== 'string' || value === '') {
    return { ok: false, message: required({ label: t.password }) };
  }
  return { ok: true, value };
}
